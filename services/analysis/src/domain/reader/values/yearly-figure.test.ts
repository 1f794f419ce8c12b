import { expect, it } from 'vitest'
import { isOfLessThanYear, yearlyFigure } from './yearly-figure.ts'

it.each([
  ['$1,980.91 per year ($165.08/mo)', '$1,980.91'],
  ['$2,411.00/yr', '$2,411.00'],
  ['$200.92/mo or $2,411.04 annually', '$2,411.04'],
  ['$2,411.04 a year, $200.92 a month', '$2,411.04'],
  ['$200.92 monthly ($2,411.04 yearly)', '$2,411.04'],
  ['$612.00 (12 monthly payments of', '$612.00'],
  ['$2,411.04 (or 12 payments of $200.92)', '$2,411.04'],
  ['$2,411.04 for 12 months', '$2,411.04'],
  ['$2,411.04 ($1,205.52 semi-annually)', '$2,411.04'],
  ['$2,411.04, monthly $200.92', '$2,411.04'],
  ['$2,411.04 Monthly payment: $200.92', '$2,411.04'],
  ['$2,411.04 (annual) $200.92 (monthly)', '$2,411.04'],
  ['$2,411.04 ($200.92 x 12)', '$2,411.04'],
  ['USD 2,411.04', '$2,411.04'],
  ['$2,411.04 USD', '$2,411.04'],
  ['$2,411.04 (includes $25.00 policy fee)', '$2,411.04'],
  ['$2,411.04 incl. taxes and fees', '$2,411.04'],
  ['Annual $2,411.04, monthly $200.92', '$2,411.04'],
])('of "%s" the year costs %s', (text, printed) => expect(yearlyFigure(text)).toBe(printed))

it.each([
  '$165.08/mo',
  '$1,205.52 for 6 months',
  '$2,411.00',
  '$2,411.00 less $50.00',
  '$2,411.00 per year, $2,300.00 per year if paid at once',
  '-$84.00 per year',
  '$1,980.91 per year last term ($1,700.00 this term)',
])('"%s" tells no price of a year', (text) => expect(yearlyFigure(text)).toBeUndefined())

it('a price of less than a year is told from a bare one', () => {
  expect(['$165.08/mo', '$1,205.52 for 6 months', '12 payments of $165.08'].map(isOfLessThanYear)).toEqual([
    true,
    true,
    true,
  ])
  expect(['$2,411.00', '$2,411.04 annually'].map(isOfLessThanYear)).toEqual([false, false])
})
