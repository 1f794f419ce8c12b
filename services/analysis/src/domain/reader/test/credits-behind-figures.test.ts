import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const premiumOf = (rows: string) => fieldsOf(`${HEAD}${LIMITS}\n\n${rows}`).total_annual_premium

it.each([
  [
    ['TERM PREMIUM', '2,128.00'],
    ['LOYALTY CREDIT', '106.40-'],
    ['AMENDED TERM TOTAL', '2,021.60'],
  ],
  [
    ['Annual premium', '$2,128.00'],
    ['Claim-free credit', '$106.40-'],
    ['Total', '$2,021.60'],
  ],
  [
    ['Policy premium', '2,128.00'],
    ['Companion discount', '106.40 CR'],
    ['Total charged', '2,021.60'],
  ],
  [
    ['Term premium', '$2,128.00'],
    ['Gated community credit', '– $106.40'],
    ['Total for the term', '$2,021.60'],
  ],
  [
    ['Annual premium', '$2,128.00'],
    ['Credits', '($106.40)'],
    ['Amount after credits', '$2,021.60'],
  ],
])('%s, %s, %s', (...rows) => {
  const lines = rows.map(([words = '', figure = '']) => `${words.padEnd(40)}${figure.padStart(12)}`)
  expect(premiumOf(lines.join('\n'))).toBe(2021.6)
})
