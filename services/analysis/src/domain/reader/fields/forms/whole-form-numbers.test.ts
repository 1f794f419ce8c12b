import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

const listed = (body: string) => read(body).endorsements

it.each<[string, string[]]>([
  [
    'Forms\nLO RB 00 01   Home form\nLO RB 04 11   Additional limits\nLO RB 02 90   Personal property',
    ['LO RB 00 01', 'LO RB 04 11', 'LO RB 02 90'],
  ],
  [
    'Forms\nLO QT 04 11   Additional limits\nLO QT 06 12   Water backup\nLO QT 77 00  Texas',
    ['LO QT 04 11', 'LO QT 06 12', 'LO QT 77 00'],
  ],
])('%s', (body, forms) => expect(listed(body)).toEqual(forms))
