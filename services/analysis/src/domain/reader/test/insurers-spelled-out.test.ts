import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const provider = (head: string, row: string) => fieldsOf(`${head}${LIMITS}\n${row}`).insurance_provider

it('an insurer is named as its letterhead spells it out', () =>
  expect(provider(HEAD, 'Coverage is provided by          Agency code\nLone Oak Insurance Co.           G1127')).toBe(
    'Lone Oak Insurance Company',
  ))

it('another company of the letterhead is not the insurer', () =>
  expect(provider(HEAD, 'Coverage is provided by          Agency code\nRed River Insurance Co.          G1127')).toBe(
    'Red River Insurance Co',
  ))

it('a company whose name goes on is another one', () =>
  expect(
    provider(
      HEAD.replace('Lone Oak Insurance Company', 'Lone Oak Insurance Co.    '),
      'Lone Oak Insurance Company of Texas is an affiliate.',
    ),
  ).toBe('Lone Oak Insurance Co'))

const logo = (words: string) => HEAD.replace('Lone Oak Insurance Company', words)

it.each([
  ['Lone Oak County Mutual    ', 'You are a member of Lone Oak County Mutual Insurance Company while it is in force.'],
  ['Lone Oak County Mutual    ', 'Insured under Lone Oak County Mutual Insurance Company forms.'],
])('a name in a logo is whole in a sentence: %s, %s', (words, row) =>
  expect(provider(logo(words), row)).toBe('Lone Oak County Mutual Insurance Company'),
)

it('a name goes on below its logo', () =>
  expect(provider(HEAD.replace(/Lone Oak Insurance Company.*/, '$&\nOF THE MIDWEST'), '')).toBe(
    'Lone Oak Insurance Company OF THE MIDWEST',
  ))

it('the company that agrees to insure is the insurer', () =>
  expect(
    provider(
      logo('LONE OAK COMPANIES        '),
      'In return for the payment of the premium, The Lone Oak Insurance Company, a stock\ncompany, agrees with you to provide the insurance stated in this policy.',
    ),
  ).toBe('The Lone Oak Insurance Company'))

it('an association of automobile owners insures homes, too', () =>
  expect(
    provider(
      logo('UNITED SERVICES AUTOMOBILE ASSOCIATION').replace('Lone', ''),
      'A reciprocal interinsurance exchange',
    ),
  ).toBe('UNITED SERVICES AUTOMOBILE ASSOCIATION'))
