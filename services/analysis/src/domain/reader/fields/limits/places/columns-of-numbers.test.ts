import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

const listed = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).endorsements

it.each<[string, string[]]>([
  [
    'FORMS AND ENDORSEMENTS\nLOHTX    (05-23)   HOME BOOKLET\nLO-125   (07-08)   HOME PROTECTOR\nLO-728   (07-08)   REPLACEMENT COST',
    ['LOHTX', 'LO-125', 'LO-728'],
  ],
  [
    'FORMS AND ENDORSEMENTS\nHOME    IN TEXAS      BOOKLET\nLO-125   (07-08)   HOME PROTECTOR\nLO-728   (07-08)   REPLACEMENT COST',
    ['LO-125', 'LO-728'],
  ],
  [
    `Forms and endorsements
Number      Ed.     Name                     Number      Ed.     Name
H 7000-A    0119    Homeowner policy         H 7590      0119    Wind or hail ded.
H 7042-F    0524    Texas amendatory         H 7712      0423    Roof schedule`,
    ['H 7000-A', 'H 7042-F', 'H 7590', 'H 7712'],
  ],
  [
    `Forms and endorsements
LO-101      REPLACEMENT COST OF CONTENTS
LO-161      FOUNDATION WATER            ADDED 02-03-2027
LO-180      ANIMAL LIABILITY            DELETED 02-03-2027
LO-22       MEMBERS AGREEMENT`,
    ['LO-101', 'LO-161', 'LO-22'],
  ],
])('%s', (body, forms) => expect(listed(body)).toEqual(forms))
