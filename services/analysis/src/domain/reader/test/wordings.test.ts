import { expect, test } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'
import { WORDINGS } from '../testing/wordings.ts'

const declarations = (more: string) => `${HEAD}${LIMITS}\n${more}`

const read = (more: string) => readPolicy(typedPages(declarations(more))).fields

test.each(WORDINGS.flatMap(([field, value, said]) => said.map((words) => ({ field, value, words }))))(
  '$field is $value: $words',
  ({ field, value, words }) => {
    expect(read(words)[field]).toBe(value)
  },
)

const DEDUCTIBLES: [keyof PolicyFields['deductibles'], number, string[]][] = [
  [
    'all_perils',
    2500,
    [
      'All other perils deductible      $2,500',
      'Deductible - all other causes      $2,500',
      'Non-wind deductible      $2,500',
      'Deductible, other than wind or hail      $2,500',
      'Fire, theft and other perils      $2,500',
      'Deductible (all losses)      $2,500',
      'A deductible of $2,500 applies to all other losses.',
    ],
  ],
  ['all_perils', 3000, ['AOP Deductible: 1%']],
  [
    'wind_hail',
    6000,
    [
      'Wind & Hail      2%',
      'Hail and wind deductible      $6,000 / 2%',
      'Windstorm deductible (including hail)      2%',
      'Wind/Hail/Hurricane      $6,000',
      'Wind or hail damage: you pay $6,000',
      'The deductible for wind and hail is 2% of your dwelling limit.',
    ],
  ],
  [
    'hurricane',
    9000,
    ['Hurricane/Named Storm      3%', 'Named windstorm deductible      $9,000', 'Tropical storm or hurricane      3%'],
  ],
]

test.each(DEDUCTIBLES.flatMap(([peril, amount, said]) => said.map((words) => ({ peril, amount, words }))))(
  'the deductible for $peril is $amount: $words',
  ({ peril, amount, words }) => {
    expect(read(words).deductibles[peril]?.amount).toBe(amount)
  },
)
