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
])('%s', (period) => expect(dates(period)).toEqual(['2026-03-15', '2027-03-15']))
