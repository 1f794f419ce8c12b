import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from '../testing/typed-pages.ts'

const OPENING = `
                              Your home insurance, in plain words

We, Caliche Mutual Insurance Company, insure Rosalind Tveit and her husband Anders Tveit under contract
number CMH-2209417. The contract covers the home in which you live at 88 Quarry Bend, Wimberley, Texas
78676. It is in force from March 4, 2026 until March 4, 2027. Mail reaches you at P.O. Box 411, San
Marcos, TX 78667. The home was built in 1996 and its roof was put on in 2018.`

const PRICE = `
Your price for the whole year is $2,877.00, or $239.75 if you pay each month. You save $310 because of
your new roof. Last year you paid $2,544.00.`

const LIMITS = `
Your house

We insure your home for $412,000. That is the most we pay to repair or rebuild it. If rebuilding costs
more than that, we pay up to another 20% of that amount. Your other buildings, such as a detached garage,
are insured for 10% of the amount for your home. We pay the replacement cost of the house, but a roof
damaged by wind or hail is paid at its actual cash value. Trees and shrubs are limited to $500 each.
Rebuilding to today's building code is covered for up to 25% of the amount for your home.

Your things

The most we pay for your belongings is $206,000. We pay what they were worth, less depreciation. Silver
is covered only up to $2,500.

If somebody sues you, we pay up to $500,000. When a visitor is injured we pay medical bills of up to
$5,000 for each person. If you have to live elsewhere while the house is repaired, we pay up to $82,400.`

const SHARE = `
You pay the first $2,500 of any covered loss. If wind or hail caused the damage, you pay the first 2% of
the home amount instead, which is $8,240. Equipment breakdown has its own $500 deductible.`

const EXTRAS = `
Mold is covered up to $10,000. You turned down water backup coverage and our identity theft package.

Your mortgage is with Hill Country Savings Bank, N.A., loan 771-2030.`

const read = (...parts: string[]) => readPolicy(typedPages(parts.join('\n')))
const whole = () => read(OPENING, PRICE, LIMITS, SHARE, EXTRAS)

describe('declarations in sentences', () => {
  it('are a home policy', () => {
    expect(whole()).toMatchObject({ document_kind: 'homeowners_declarations', refusal: null })
  })

  it.each([
    ['Rosalind Tveit and Anders Tveit. Its number is CMH-2209417', 'Anders Tveit'],
    ['Rosalind Tveit and Anders Tveit Jr. under contract number CMH-2209417', 'Anders Tveit Jr.'],
  ])('tell names without the full stop of their sentence: %s', (names, other) => {
    const opening = OPENING.replace(/Rosalind Tveit and her .*\nnumber CMH-2209417/, names)
    expect(read(opening, PRICE, LIMITS, SHARE, EXTRAS).fields.additional_insured_names).toEqual([other])
  })

  it.each([
    ['This letter is the declarations page of your homeowners policy.', 'homeowners_declarations'],
    ['This letter is about the declarations page of your homeowners policy.', 'not_home_insurance'],
  ])('are a letter that says so: %s', (sentence, kind) => {
    expect(read(`Dear Ms. Tveit,\n\n${sentence}`, OPENING, PRICE, LIMITS, SHARE, EXTRAS).document_kind).toBe(kind)
  })

  it('say what those had that they take the place of', () => {
    const before = '\nThis takes the place of the page of 2025, when the house was insured for $380,000.'
    expect(read(OPENING, before, LIMITS).fields.coverage_a_dwelling).toBe(412000)
  })

  it('may have a number of letters before figures', () => {
    expect(read(OPENING.replace('CMH-2209417', 'C-HO 2209-417'), LIMITS).fields.policy_number).toBe('C-HO 2209-417')
  })

  it('tell who is insured by whom, where and when', () => {
    expect(whole().fields).toMatchObject({
      insurance_provider: 'Caliche Mutual Insurance Company',
      policy_number: 'CMH-2209417',
      policy_holder_name: 'Rosalind Tveit',
      additional_insured_names: ['Anders Tveit'],
      property_address: { street: '88 Quarry Bend', city: 'Wimberley', state: 'TX', zip: '78676' },
      effective_date: '2026-03-04',
      renewal_date: '2027-03-04',
      year_built: 1996,
      roof_year: 2018,
      mortgagee: 'Hill Country Savings Bank, N.A.',
    })
  })

  it('tell the price of the year, beside that of a month, of last year and what was saved', () => {
    expect(whole().fields.total_annual_premium).toBe(2877)
  })

  it('tell the limits in dollars and as shares of the home, beside those of single things', () => {
    expect(whole().fields).toMatchObject({
      coverage_a_dwelling: 412000,
      coverage_b_other_structures: 41200,
      coverage_c_personal_property: 206000,
      coverage_d_loss_of_use: 82400,
      coverage_e_personal_liability: 500000,
      coverage_f_medical_payments: 5000,
      extended_dwelling_percentage: 20,
      ordinance_or_law_percentage: 25,
      mold_limit: 10000,
      water_backup_limit: 0,
    })
  })

  it('tell what the insured bears of a loss', () => {
    expect(whole().fields.deductibles).toEqual({
      all_perils: { amount: 2500, percentage: null, stated: 'amount' },
      wind_hail: { amount: 8240, percentage: 2, stated: 'both' },
      hurricane: null,
    })
  })

  it('tell how losses are paid', () => {
    expect(whole().fields).toMatchObject({
      dwelling_settlement: 'RCV',
      roof_settlement: 'ACV',
      personal_property_settlement: 'ACV',
    })
  })

  it('have the sentence of every value as its place', () => {
    const { evidence } = whole()
    expect(evidence.coverage_a_dwelling?.quote).toContain('We insure your home for $412,000.')
    expect(evidence['deductibles.wind_hail']?.quote).toContain('the first 2%')
  })

  it('state neither of two limits that differ', () => {
    const { fields } = read(OPENING, LIMITS, '\nFor your belongings we pay up to $150,000.')
    expect(fields).toMatchObject({ coverage_a_dwelling: 412000, coverage_c_personal_property: null })
  })

  it('state nothing with an example, an offer or what was', () => {
    const { fields } = read(
      OPENING,
      LIMITS.replace('Silver', 'For example, we pay up to $90,000 for your furniture. Silver'),
      '\nIf you add water backup coverage, we pay up to $5,000 when a drain backs up. You could choose a',
      'deductible of $1,000 for any loss. Last year your deductible was $750 for any loss.',
    )
    expect(fields).toMatchObject({ coverage_c_personal_property: 206000, water_backup_limit: null })
    expect(fields.deductibles).toEqual({ all_perils: null, wind_hail: null, hurricane: null })
  })

  it('go on over the page', () => {
    const { fields } = read(OPENING, PRICE, LIMITS, '===', SHARE, EXTRAS)
    expect(fields).toMatchObject({ mold_limit: 10000, coverage_a_dwelling: 412000 })
    expect(fields.deductibles.all_perils?.amount).toBe(2500)
  })

  it.each([
    ['a quote', '\nThis is your quote. It is not a policy. To accept it, call us.'],
    ['a letter', '\nDear Rosalind,'],
    ['a bill', '\nThe amount due is $239.75. Please pay by March 1.'],
    ['the notice of an end', '\nYour policy will not be renewed.'],
  ])('are not %s, whatever it tells', (_, words) => {
    expect(read(words, OPENING, PRICE, LIMITS, SHARE).document_kind).toBe('not_home_insurance')
  })

  it('are not a form, which names nobody', () => {
    expect(read(LIMITS, SHARE, EXTRAS).document_kind).toBe('not_home_insurance')
  })
})
