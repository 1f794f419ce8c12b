import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

/** Declarations whose head is as the test has it. */
const headed = (rows: string) =>
  fieldsOf(`Lone Oak Insurance Company            HOMEOWNERS POLICY DECLARATIONS\n\n${rows}\n${LIMITS}`)

const PLACE = 'Residence premises          12 Elm St, Waco, TX 76710'
const WHO = 'Named insured               Ana Flores'
const TERM = 'Policy period               03/01/2026 to 03/01/2027'
const NUMBER = 'Policy number               LO-448812'

describe('the number of the policy', () => {
  it.each(['Cert. No.', 'CERT NO', 'Certificate no.', 'Policy symbol and number', 'Symbol and policy number'])(
    'beside %s',
    (label) => {
      expect(headed(`${label.padEnd(28)}LO-448812\n${WHO}\n${PLACE}\n${TERM}`).policy_number).toBe('LO-448812')
    },
  )

  it('and that of the policy before', () => {
    const rows = `Policy / prior policy       LO-448812 / LO-448811\n${WHO}\n${PLACE}\n${TERM}`
    expect(headed(rows).policy_number).toBe('LO-448812')
  })

  it.each(['Prior policy / policy', 'Cert holder no.', 'Unique market reference'])('not beside %s', (label) => {
    const rows = `${label.padEnd(28)}LO-448811 / LO-448812\n${NUMBER}\n${WHO}\n${PLACE}\n${TERM}`
    expect(headed(rows).policy_number).toBe('LO-448812')
  })
})

describe('who is insured', () => {
  it.each(['Insured of record', 'Titleholder', 'Title holder', 'Party insured', 'Owner of record', 'The Assured'])(
    'beside %s',
    (label) => {
      const rows = `${NUMBER}\n${label.padEnd(28)}Ana Flores\n${PLACE}\n${TERM}`
      expect(headed(rows).policy_holder_name).toBe('Ana Flores')
    },
  )

  it.each(['Joint Assured', 'Additional assured', 'Co-subscriber'])('and %s', (label) => {
    const rows = `${NUMBER}\nThe Assured                 Ana Flores\n${label.padEnd(28)}Luis Paredes\n${PLACE}\n${TERM}`
    const { policy_holder_name, additional_insured_names } = headed(rows)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Paredes']])
  })

  it('numbered on one line', () => {
    const rows = `${NUMBER}\nNamed assureds              1) Ana Flores 2) Flores Residence Trust\n${PLACE}\n${TERM}`
    const { policy_holder_name, additional_insured_names } = headed(rows)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Flores Residence Trust']])
  })

  it.each(['Agent of record', 'Lienholder of record', 'Title company'])('not beside %s', (label) => {
    const rows = `${NUMBER}\n${label.padEnd(28)}Luis Paredes\n${WHO}\n${PLACE}\n${TERM}`
    const { policy_holder_name, additional_insured_names } = headed(rows)
    expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', []])
  })
})

describe('the term', () => {
  it.each([
    ['INCEPTS', 'LAPSES'],
    ['Incept', 'Expire'],
    ['Attaches', 'Expires'],
    ['Attachment date', 'Lapse date'],
  ])('%s and %s', (start, end) => {
    const rows = `${NUMBER}\n${start.padEnd(28)}03/01/2026\n${end.padEnd(28)}03/01/2027\n${WHO}\n${PLACE}`
    const { effective_date, renewal_date } = headed(rows)
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })

  it.each([
    'Effective 03/01/2026, anniversary 03/01/2027, 12:01 A.M. at the premises',
    'Attaching 1 March 2026, expiring 1 March 2027, both days at 12:01 a.m.',
  ])('%s', (said) => {
    const { effective_date, renewal_date } = headed(`${NUMBER}\nTerm of coverage            ${said}\n${WHO}\n${PLACE}`)
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })
})

describe('where the home is', () => {
  it.each(['RISK SITE', 'Risk situs', 'Insured site', 'Described premises', 'Premises situated at'])('%s', (label) => {
    const rows = `${NUMBER}\n${WHO}\n${label.padEnd(28)}12 Elm St, Waco, TX 76710\nMail          PO Box 9, Waco, TX 76701\n${TERM}`
    expect(headed(rows).property_address.street).toBe('12 Elm St')
  })

  it.each(['Off-site records', 'Site of last loss'])('not %s', (label) => {
    const rows = `${NUMBER}\n${WHO}\n${label.padEnd(28)}9 Oak St, Waco, TX 76701\n${PLACE}\n${TERM}`
    expect(headed(rows).property_address.street).toBe('12 Elm St')
  })
})

describe('who lent the money', () => {
  it.each([
    "Lender's clause in favor of",
    'Mortgagee clause in favour of',
    'Lien interest',
    'Secured creditor (mortgage)',
    'Loss payee on real property',
    'Mortgage holder, first interest',
  ])('%s', (label) => {
    expect(withLines(`${label.padEnd(36)}Pecan Valley Bank, PO Box 9, Waco, TX 76701`).mortgagee).toBe(
      'Pecan Valley Bank',
    )
  })

  it.each(['Loss payee on scheduled piano', 'Mortgage holder, second interest', 'Interest in the golf cart'])(
    'not %s',
    (label) => {
      expect(withLines(`${label.padEnd(36)}Pecan Valley Bank, PO Box 9, Waco, TX 76701`).mortgagee).toBeNull()
    },
  )
})

const limitOf = (label: string, field: keyof ReturnType<typeof fieldsOf>) =>
  fieldsOf(`${HEAD}
Interest                                          Sum insured
Dwelling                                             $300,000
${label.padEnd(50)}   $12,340`)[field]

describe('names of limits', () => {
  it.each([
    ['Ancillary structures', 'coverage_b_other_structures'],
    ['Accessory buildings', 'coverage_b_other_structures'],
    ['AMT ON OUT-BUILDINGS (INCL UNDER A, 10 PCT)', 'coverage_b_other_structures'],
    ['Movable property, worldwide', 'coverage_c_personal_property'],
    ['Coverage B - Unscheduled household effects', 'coverage_c_personal_property'],
    ['AMT ON HOUSEHOLD GOODS (COV B)', 'coverage_c_personal_property'],
    ['Goods of the household', 'coverage_c_personal_property'],
    ['Extension - Extra cost of living and rental value', 'coverage_d_loss_of_use'],
    ['Increased cost of living', 'coverage_d_loss_of_use'],
    ['Rents lost while the residence cannot be lived in', 'coverage_d_loss_of_use'],
    ['Keep-up of living standard elsewhere', 'coverage_d_loss_of_use'],
    ['Injury or damage you answer for, each accident', 'coverage_e_personal_liability'],
    ['Third party liability', 'coverage_e_personal_liability'],
    ['Voluntary medical payments, any one person', 'coverage_f_medical_payments'],
    ['Injury expense of guests, no fault, each person', 'coverage_f_medical_payments'],
    ['Rot, mold and similar organisms (per loss)', 'mold_limit'],
    ['Discharge from sewers, drains, sump systems', 'water_backup_limit'],
  ] as const)('%s', (label, field) => {
    expect(limitOf(label, field)).toBe(12_340)
  })

  it('Buildings', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Interest                                          Sum insured
Buildings                                            $300,000
Outbuildings, walls and fences                        $30,000`)
    expect(coverage_a_dwelling).toBe(300_000)
  })

  it('Repair of code deficiencies', () => {
    expect(
      withLines('Repair of code deficiencies (law and ordinance)   10% of Item A').ordinance_or_law_percentage,
    ).toBe(10)
  })

  it.each([
    ['Goods of others', 'coverage_c_personal_property'],
    ['Business goods in storage', 'coverage_c_personal_property'],
    ['Cost of living adjustment', 'coverage_d_loss_of_use'],
    ['Increased cost of living adjustment', 'coverage_d_loss_of_use'],
    ['Voluntary property damage', 'coverage_f_medical_payments'],
    ['Water discharged inside the premises', 'water_backup_limit'],
    ['Water discharge from plumbing', 'water_backup_limit'],
    ['Farm buildings', 'coverage_b_other_structures'],
  ] as const)('not %s', (label, field) => {
    expect(limitOf(label, field)).toBeNull()
  })

  it.each(['not protected', 'Not taken'])('%s is nothing', (answer) => {
    expect(withLines(`Mold, fungi, other microbes (property)      ${answer}`).mold_limit).toBe(0)
  })

  it('what is not protected has no limit in another row', () => {
    expect(withLines('Mold, fungi      not protected\nWater backing through drains   $5,000').water_backup_limit).toBe(
      5_000,
    )
  })
})

describe('deductibles', () => {
  it.each(['Convective storm (wind or hail outside a named windstorm)', 'Severe convective storm'])('%s', (label) => {
    const { deductibles } = withLines(`Deductible, each and every loss
All losses not listed below                                  $2,500
${label.padEnd(58)}   2% of the Buildings sum insured
Named windstorm                                              5% of the Buildings sum insured`)
    expect([deductibles.wind_hail?.amount, deductibles.hurricane?.amount]).toEqual([6_000, 15_000])
  })

  it('under the premium of other rows', () => {
    const { deductibles } = fieldsOf(`${HEAD}
Item   Coverage                                   Amount      Charge
A      Residence building                       $300,000      $1,288
B      Related private structures                $30,000        incl

Loss deductible, per loss, items A to D
Fire and other insured perils (FOP)                           $1,500
Wind and hail                            2% of item A, $6,000`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([1_500, 6_000])
  })

  it.each(['Fire and other insured perils', 'Convective storm'])('%s among premiums', (label) => {
    const { deductibles } = withLines(`Premium by peril
${label.padEnd(40)}$812
Liability                               $210`)
    expect([deductibles.all_perils, deductibles.wind_hail]).toEqual([null, null])
  })
})

describe('years', () => {
  it.each([
    ['Year of build: 1987', 'year_built'],
    ['Erected   1987     Re-roofed   2015', 'year_built'],
    ['Occupancy, build   Primary residence; completed 1987; masonry; sprinklered', 'year_built'],
    ['Description of risk   Owner-occupied dwelling of brick veneer, erected 1987', 'year_built'],
    ['Home facts   Stucco on frame, year of build 1987, one story', 'year_built'],
    ['Re-roofed   2015', 'roof_year'],
  ] as const)('%s', (text, field) => {
    expect(withLines(text)[field]).toBe(field === 'roof_year' ? 2015 : 1987)
  })

  it.each([
    ['Barn   Detached garage; completed 1999; frame', 'year_built'],
    ['Fence erected   1999', 'year_built'],
    ['Re-roofing credit   2015', 'roof_year'],
  ] as const)('not %s', (text, field) => {
    expect(withLines(text)[field]).toBeNull()
  })
})

describe('what the year costs', () => {
  it.each(['Whole year, to be paid', 'Full term, payable', 'Entire year, all in'])('%s', (label) => {
    expect(withLines(`${label.padEnd(40)}$1,947.00`).total_annual_premium).toBe(1_947)
  })

  it.each(['Half year, to be paid', 'Whole year, last term'])('not %s', (label) => {
    expect(withLines(`${label.padEnd(40)}$1,947.00`).total_annual_premium).toBeNull()
  })
})
