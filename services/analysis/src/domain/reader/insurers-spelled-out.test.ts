import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from './testing/lone-oak.ts'

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
