import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const contents = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).personal_property_settlement

it('says behind a refusal how it is settled instead', () => {
  const rows = (answer: string) => `
OTHER
WATER DAMAGE BY SEWER OR DRAIN       NO COVERAGE
REPLACEMENT COST, PERSONAL PROPERTY  ${answer}
BUILDING ITEMS                       SETTLED AT REPLACEMENT COST`
  expect(contents(rows('NOT TAKEN - SETTLED AT ACTUAL CASH VALUE'))).toBe('ACV')
  expect(contents(rows('NOT TAKEN'))).toBeNull()
  expect(contents(rows('NOT TAKEN - ASK YOUR AGENT'))).toBeNull()
})

it('says so behind one that follows the name of a settlement', () => {
  const row = (answer: string) => `Dwelling replacement cost              Included
Personal property replacement cost     ${answer}`
  expect(contents(row('Not taken - settled at actual cash value'))).toBe('ACV')
  expect(contents(row('Not taken. Any loss is paid at actual cash value.'))).toBe('ACV')
  expect(contents(row('Not elected (ACV)'))).toBe('ACV')
  expect(contents(row('No (losses are paid at actual cash value)'))).toBe('ACV')
  expect(contents(row('Included'))).toBe('RCV')
})

it.each([
  'Personal property is replaced at its cost new.',
  `What we pay if something happens
Your stuff                            up to $150,000
                                      New for old. We do not take off for wear.`,
])('is at replacement cost: %s', (body) => expect(contents(body)).toBe('RCV'))

it('says how all but the roof is settled, and then the roof', () => {
  const roof = (words: string) => fieldsOf(`${HEAD}${LIMITS}\nRoof surfacing\n\n${words}`).roof_settlement
  expect(
    roof(
      'Replacement cost applies to item 1 except for its roof surfacing. Loss to the roof surfacing by\nwindstorm or hail is settled at actual cash value (LO-804).',
    ),
  ).toBe('ACV')
  expect(roof('Replacement cost')).toBe('RCV')
})

it('takes the basis that a change ends with', () => {
  const roof = (words: string) => fieldsOf(`${HEAD}${LIMITS}\n${words}`).roof_settlement
  expect(roof('ROOF SETTLEMENT WAS CHANGED FROM REPLACEMENT COST TO ACTUAL CASH VALUE')).toBe('ACV')
  expect(roof('ROOF SETTLEMENT WAS CHANGED FROM ACTUAL CASH VALUE TO REPLACEMENT COST')).toBe('RCV')
})
