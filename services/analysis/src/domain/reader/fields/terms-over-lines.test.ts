import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const dates = (period: string) => {
  const { effective_date, renewal_date } = fieldsOf(`${HEAD.replace(/ *Policy period: .*/, '')}\n${period}\n${LIMITS}`)
  return [effective_date, renewal_date]
}

it.each([
  'Policy\nHX6 3304-T\n03/15/2026 12:01 AM\nthrough 03/15/2027 12:01 AM',
  'Policy term\nMarch 15, 2026\nto March 15, 2027',
  'In force\n03-15-2026\nuntil 03-15-2027',
  'EFF   03/15/2026\nEXP   03/15/2027',
  'TERM           : 1 YEAR FROM 03-15-2026',
  'When\n03/15/2026\nthrough\n03/15/2027',
  'Effective date       Term\n03/15/2026           12 Months',
  'Policy period        One year\nEffective date       03/15/2026',
  'Effective date       03/15/2026\nPolicy term          12 months, to March 15, 2027, 12:01 a.m.',
])('%s', (period) => expect(dates(period)).toEqual(['2026-03-15', '2027-03-15']))

it.each([
  'Effective date       03/15/2026\nLease term           12 months',
  'Effective date       03/15/2026\nTerm                 Continuous',
  'Effective date       03/15/2026\nPolicy term          12 months, to March 18, 2027',
])('the length of something else ends no policy: %s', (period) => expect(dates(period)).toEqual([null, null]))
