import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

it.each([
  'We pay to restore the roof to its original condition after a covered loss by wind or hail.',
  'If the original roof is damaged by hail we pay its actual cash value.',
  'Matching of roof shingles with the original color is not covered.',
  'Roof payment schedule applies to the original roof and to later roofs alike.',
  'Porch roof original to the home.',
  'Roof condition: original photos on file',
  'Date of original roof inspection: 05/02/2020',
  'Year of roof inspection 2022',
  'Roof updated   No, original wiring 1998',
  'Roof last inspected   Never',
])('"%s" tells no year of the roof', (words) => {
  expect(withLines(`Year built        1998\n${words}`).roof_year).toBeNull()
})

it('the year of a roof stands before the label of its credit', () => {
  expect(withLines('Roof year   2008   Roof credit   None').roof_year).toBe(2008)
})

it.each([
  'Each claim by wind or hail you have had adds    $250',
  'Wind or hail damage to gutters      $500',
  'Any loss by wind or hail maximum per tree   $500',
  'Wind or hail mitigation credit     $180',
  'Wind/Hail premium     $180',
  'Wind or hail    premium $640',
  'If the loss is caused by windstorm or hail we pay up to      $5,000',
  'If a hurricane loss occurs we advance    $1,000',
  'Losses due to hurricane in 2019   $12,000',
  'Losses caused by wind or hail since 2019      $12,300',
  'Claims: wind/hail   $9,120   closed 2021',
  'Claim caused by wind or hail   paid $9,120',
  'Claims in the last 5 years\nWater             $4,300\nWind or hail       $9,120',
  'Loss history\nDate          Cause          Amount\n05/12/2022    Wind or hail     $9,120',
  'Prior losses\nCause of loss: wind or hail       Amount: $9,120',
  'Wind or hail loss assessment      $10,000',
  'Damage by named storm: 3 claims   $12,000',
  'All other perils premium     $900',
])('"%s" names no deductible', (words) => {
  const { deductibles, total_annual_premium } = withLines(words)
  expect([deductibles.all_perils, deductibles.wind_hail, deductibles.hurricane]).toEqual([null, null, null])
  expect(total_annual_premium).toBeNull()
})

it('a share of Coverage A ends its sentence, and the dollars of the next are those of other perils', () => {
  const { wind_hail, all_perils } = withLines(
    'Wind/hail deductible: 2% of Coverage A. All other perils: $2,500; hurricane: 5%.',
  ).deductibles
  expect([wind_hail?.amount, all_perils?.amount]).toEqual([6000, 2500])
})

it.each([
  'Payment plan\nPremium amount   $165.08',
  'Premium payable   $412.00   due now',
  'Total premium  per month   $165.08',
  'Annual premium increase: $120.00',
  'Policy charge   $35.00',
  'Total amount due this month   $165.08',
  'Premium due with this policy   $412.00',
  'Annual policy fees and taxes   $60.00',
])('"%s" is not what the year costs', (words) => expect(withLines(words).total_annual_premium).toBeNull())

it.each([
  'Water backup   +2%',
  'Mold  +10%',
  'Extended Replacement Cost   +4% change',
  'Extended dwelling change   +4%',
])('by "%s" a limit changed, and is not stated', (words) => {
  const { water_backup_limit, mold_limit, extended_dwelling_percentage } = withLines(words)
  expect([water_backup_limit, mold_limit, extended_dwelling_percentage]).toEqual([null, null, null])
})

it.each([
  'Mold remediation premium excl. tax $20',
  'Additional coverages you did not choose: higher limits for mold, water backup',
])('"%s" takes nothing out of the policy', (words) => {
  const { mold_limit, water_backup_limit } = withLines(words)
  expect([mold_limit, water_backup_limit]).toEqual([null, null])
})

describe('who holds the loan', () => {
  it('is named without the number of the loan', () => {
    expect(withLines('Lender and loan number   Frost Bank 88812').mortgagee).toBe('Frost Bank')
  })

  it('is not who finances the premium', () => {
    expect(
      withLines('Mortgage and other interests\nPremium finance company   Acme Premium Finance LLC').mortgagee,
    ).toBeNull()
  })
})

it.each([
  'How claims are paid for your home office equipment   Actual cash value',
  'Settlement method home business property   Actual cash value',
  'Loss settlement for building materials: replacement cost',
  'Loss payment for the structure of a fence: actual cash value',
  'Payment basis for the house     Actual cash value until repairs are made, then replacement cost',
  'Manufactured home actual cash value $40,000',
  'Mobile home replacement cost   $92,000',
  'Carpet in the dwelling is settled at actual cash value',
])('"%s" does not say how the home is settled', (words) => expect(withLines(words).dwelling_settlement).toBeNull())

it('a page of conditions that settles awnings does not settle the home', () => {
  const enclosed = `=====
Policy LO-448812

LOSS SETTLEMENT
Awnings and outdoor equipment of the building are settled at actual cash value with deduction
at the time of the loss, up to the limit that your declarations show for the coverage in question and to no more.

COSMETIC DAMAGE
When hail only marks a roof which still keeps out the water as it did before we do not pay for any part of it.`
  expect(withLines(enclosed).dwelling_settlement).toBeNull()
})

it.each<[string, 'dwelling_settlement' | 'roof_settlement' | 'roof_year' | 'mold_limit']>([
  ['Loss settlement - dwelling: Replacement cost or actual cash value as the form provides', 'dwelling_settlement'],
  ['Dwelling loss settlement:   Replacement cost or actual cash value', 'dwelling_settlement'],
  ['Roof settlement: actual cash value or replacement cost', 'roof_settlement'],
  ['Dwelling awnings: actual cash value', 'dwelling_settlement'],
  ['Age of roof 15 years or more', 'roof_year'],
  ['Mold exclusion with exceptions', 'mold_limit'],
])('"%s" leaves the value open', (words, field) => {
  expect(withLines(words)[field]).toBeNull()
})

it('a roof that is original to the home tells no settlement of the home', () => {
  const { dwelling_settlement, roof_settlement } = withLines(
    'House features\nBuilt 2004 - brick - slate roof, original to the house - 3,110 sq ft\nHail or wind loss to the roof is settled at replacement cost.',
  )
  expect([dwelling_settlement, roof_settlement]).toEqual([null, 'RCV'])
})
