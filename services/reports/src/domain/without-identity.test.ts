import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { expect, test } from 'vitest'
import { plantedReport, plantedReportEs } from './testing/planted-report.ts'
import { withoutIdentity } from './without-identity.ts'

const place = plantedReport.evidence['property_coverage_limits.coverage_a_dwelling'] as ReportData['evidence'][string]

/** A report that names the number and the street wherever a text may. */
const telling: ReportData = {
  ...plantedReport,
  warnings: [{ code: 'x', message: 'Policy 93C7-K4182 at 5212 WATER STREET ended.' }],
  questions: [{ question: 'What of 93-C7-K418-2?', why: 'It insures 5212  Water St.', sources: [] }],
  forms: { listed: [], letter: 'Re: 93-C7-K418-2, 5212 Water St', sources: [] },
  evidence: {
    ...plantedReport.evidence,
    'policy_holder_details.policy_number': { ...place, quote: 'Policy 93-C7-K418-2' },
    'property_coverage_limits.coverage_a_dwelling': { ...place, quote: '93 C7 K418 2 Dwelling $412,000' },
  },
  uncertain: [
    {
      path: 'policy_holder_details.policy_number',
      label: 'Policy number',
      seems: '93-C7-K418-Z',
      page: 1,
      box: [0, 0, 1, 1],
      confidence: 0.4,
    },
    {
      path: 'dwelling_valuation.roof_year',
      label: 'Roof year',
      seems: '2019',
      page: 1,
      box: [0, 0, 1, 1],
      confidence: 0.4,
    },
  ],
}

const shared = withoutIdentity(telling)

test('the policy number and the street are nowhere, however they are spaced', () => {
  const signs = JSON.stringify(shared)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  for (const secret of ['93c7k418', '5212water']) {
    expect(
      JSON.stringify(telling)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    ).toContain(secret)
    expect(signs).not.toContain(secret)
  }
})

test('the town stays, and what the page says instead of the number', () => {
  expect(shared.policy_holder_details).toMatchObject({
    property_address: 'Fort Worth, TX 76109',
    policy_number: 'left out of this shared page',
  })
  expect(shared.dwelling_valuation.location).toBe('Fort Worth, TX 76109')
  expect(withoutIdentity(plantedReportEs).policy_holder_details.policy_number).toBe(
    'no se muestra en esta página compartida',
  )
})

test('the letter goes, and the places of both; other words around them stay', () => {
  expect(shared.forms?.letter).toBeNull()
  expect(shared.evidence).not.toHaveProperty(['policy_holder_details.policy_number'])
  expect(shared.evidence).not.toHaveProperty(['policy_holder_details.property_address'])
  expect(shared.evidence['property_coverage_limits.coverage_a_dwelling']?.quote).toBe('… Dwelling $412,000')
  expect(shared.warnings[0]?.message).toBe('Policy … at …REET ended.')
  expect(shared.uncertain?.map(({ path }) => path)).toEqual(['dwelling_valuation.roof_year'])
})

test('every figure stays as it is', () => {
  expect(shared.calculated_deductibles).toEqual(plantedReport.calculated_deductibles)
  expect(shared.sections).toEqual(plantedReport.sections)
})

test('a policy without a number and an address is shared as it is', () => {
  const details = { ...plantedReport.policy_holder_details, policy_number: null, property_address: null }
  const bare = { ...plantedReport, policy_holder_details: details, uncertain: [] }
  expect(withoutIdentity(bare).policy_holder_details).toEqual(details)
})

test('a very short number hides no other words', () => {
  const details = { ...plantedReport.policy_holder_details, policy_number: '20' }
  const { evidence } = withoutIdentity({ ...plantedReport, policy_holder_details: details })
  expect(evidence['property_coverage_limits.coverage_a_dwelling']?.quote).toBe('A Dwelling $412,000')
})

test('of the line on which a name stands the name alone is left: neither a loan number nor where mail goes', () => {
  const line = (quote: string) => ({ ...place, quote })
  const { evidence, uncertain } = withoutIdentity({
    ...plantedReport,
    policy_holder_details: {
      ...plantedReport.policy_holder_details,
      policy_holder_name: 'Ada Rivera',
      mortgagee: 'First Bank',
    },
    evidence: {
      'policy_holder_details.policy_holder_name': line('Insured Ada Rivera, PO Box 77, Waco'),
      'policy_holder_details.mortgagee': line('Mortgagee First Bank Loan no. 7733190246'),
    },
    uncertain: (plantedReport.uncertain ?? []).map((one) => ({ ...one, path: 'policy_holder_details.mortgagee' })),
  })
  expect(Object.values(evidence).map(({ quote }) => quote)).toEqual(['… Ada Rivera …', '… First Bank …'])
  expect(uncertain).toEqual([])
})

test.each([
  ['4470 County Road', null],
  ['4470 County Road, Waco', 'Waco'],
  ['4470 County Road, Unit B, Waco, TX 76710', 'Waco, TX 76710'],
])('of the address %s the street is left out, whatever else was found of it', (property_address, town) => {
  const details = { ...plantedReport.policy_holder_details, property_address }
  const valuation = { ...plantedReport.dwelling_valuation, location: property_address }
  const bare = withoutIdentity({ ...plantedReport, policy_holder_details: details, dwelling_valuation: valuation })
  expect([bare.policy_holder_details.property_address, bare.dwelling_valuation.location]).toEqual([town, town])
})
