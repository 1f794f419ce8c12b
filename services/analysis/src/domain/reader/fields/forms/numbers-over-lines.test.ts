import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const listed = (body: string) =>
  fieldsOf(`${HEAD}\n${LIMITS}\nForm       Title                                 Edition\n${body}`)

it('numbers may break over two lines where all of their column do', () =>
  expect(
    listed(`DP 00      Dwelling Property 3                   07 14
03
DP 04      Ordinance Or Law                      07 14
71
DL 24      Personal Liability                    07 14
01         For Landlords`),
  ).toMatchObject({ endorsements: ['DP 00 03', 'DP 04 71', 'DL 24 01'], policy_form: 'DP-3' }))

it('a number that is whole among them leaves open what the others are', () =>
  expect(
    listed(`DP 00      Dwelling Property 3                   07 14
03
DP 04 71   Ordinance Or Law                      07 14
DL 24      Personal Liability                    07 14
01         For Landlords
DL 24      Limitation, Premises                  07 14
11`).endorsements,
  ).not.toContain('DL 24 01'))
