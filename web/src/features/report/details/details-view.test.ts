import { expect, it } from 'vitest'
import type { ReportData } from '../report-types.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { detailsOf } from './details-view.ts'
import { splitAddress } from './split-address.ts'

const context = { now: new Date(2026, 10, 21), policyDate: null, language: 'en' as const }

function detail(label: string, data: ReportData = freeReport) {
  return detailsOf(data, context).find((candidate) => candidate.label === label)
}

function withHolder(over: Partial<ReportData['policy_holder_details']>): ReportData {
  return { ...freeReport, policy_holder_details: { ...freeReport.policy_holder_details, ...over } }
}

it('splits the address at the first comma', () => {
  expect(splitAddress(freeReport)).toEqual({ main: '5212 Briarhaven Ct', remainder: 'Fort Worth, TX 76109' })
})

it('takes the policy holder’s address where the dwelling has none', () => {
  const data = withHolder({ property_address: '9 Elm St, Waco, TX' })
  const elsewhere = { ...data, dwelling_valuation: { ...data.dwelling_valuation, location: null } }
  expect(splitAddress(elsewhere)?.main).toBe('9 Elm St')
})

it('rounds a twelfth of the premium to the month', () => {
  expect(detail('Annual premium')).toMatchObject({ value: '$4,316', note: '$360 a month' })
})

it('shows the home value with its extension', () => {
  expect(detail('Home value')).toMatchObject({ value: '$412,000', note: 'Up to $494,400 with extension' })
  expect(detail('Home value', { ...freeReport, total_insured_value: null })?.note).toBeNull()
})

it('says what is not in the policy, and leaves nothing to be guessed', () => {
  expect(detail('Primary insured', withHolder({ policy_holder_name: null }))).toMatchObject({
    value: 'Not found in your policy',
    isFound: false,
  })
  const noPremium = { ...freeReport, premium_details: { total_annual_premium: null } }
  expect(detail('Annual premium', noPremium)).toMatchObject({ value: 'Not found in your policy', note: null })
})

it('shows the renewal date with the days that remain', () => {
  expect(detail('Renewal date')).toMatchObject({ value: 'March 2, 2027', note: '101 days remaining', isOverdue: false })
  expect(detail('Renewal date', withHolder({ renewal_date: null }))).toMatchObject({
    value: 'Not Provided',
    note: 'Unknown',
  })
  expect(detail('Renewal date', withHolder({ renewal_date: '2026-01-01' }))).toMatchObject({
    note: 'Overdue Policy',
    isOverdue: true,
  })
})
