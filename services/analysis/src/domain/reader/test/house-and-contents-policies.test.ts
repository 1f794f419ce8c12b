import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const HOUSE_AND_CONTENTS = `
Premium Detail
House at 12 Elm Street                                                                       $17,408.00
Contents at 12 Elm Street                                                                     $6,120.00
Total annual premium                                                                         $23,528.00

Deluxe House Coverage          House at 12 Elm Street, Waco, TX 76710

   Amount of coverage          $2,840,000
   Payment basis               Extended replacement cost
   Base deductible             $10,000

Deluxe Contents Coverage       Contents at 12 Elm Street
   Amount of coverage          $1,420,000
   Payment basis               Replacement cost

Mortgagees
   House at 12 Elm Street:        Frost Bank, PO Box 1600, San Antonio, TX 78296    (first)
                                  Amegy Mortgage    (second)`

describe('a policy of house and contents', () => {
  const fields = fieldsOf(`${HEAD}\n${HOUSE_AND_CONTENTS}`)

  it('has its limits below the names of the coverages, not among the premiums', () => {
    expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([2_840_000, 1_420_000])
    expect(fields.total_annual_premium).toBe(23_528)
  })

  it('settles what its headings name', () => {
    expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['RCV', 'RCV'])
  })

  it('names the lender beside the house', () => {
    expect(fields.mortgagee).toBe('Frost Bank')
  })
})

describe('figures before their labels', () => {
  it('may stand before the letter of the coverage', () => {
    const fields = fieldsOf(`${HEAD}
What you are insured for
   $865,000        A    Dwelling. Guaranteed replacement cost: we rebuild your home even if it costs more.
   $129,750        B    Other structures
   $519,000        C    Personal property, at replacement cost
   $1,000,000      E    Personal liability, per occurrence`)
    expect(fields).toMatchObject({ coverage_a_dwelling: 865_000, coverage_b_other_structures: 129_750 })
    expect(fields).toMatchObject({ coverage_c_personal_property: 519_000, coverage_e_personal_liability: 1_000_000 })
  })

  it('may have what they are of between them and the label', () => {
    const { deductibles } = withLines(`DEDUCTIBLE - SECTION I
   From each covered loss we subtract:
      1.0%  of Coverage A                     All Other Perils
      2.0%  of Coverage A                     Windstorm or Hail`)
    expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'percentage' })
    expect(deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
  })
})

describe('what was', () => {
  it.each([
    ['Your policy now', 'Your policy on June 6 2026'],
    ['Today', 'At renewal'],
    ['Current', 'Next term'],
    ['What you have now', 'What you will have'],
    ['Until 03/01/2026', 'From 03/01/2026'],
  ])('stands under "%s" beside "%s"', (now, then) => {
    const fields = withLines(`What changes                        ${now.padEnd(35)} ${then}
Wind or hail deductible             1% of Coverage A, $2,870            2% of Coverage A
Extended dwelling coverage          50% of Coverage A                   25% of Coverage A`)
    expect(fields.deductibles.wind_hail).toEqual({ amount: 6000, percentage: 2, stated: 'percentage' })
    expect(fields.extended_dwelling_percentage).toBe(25)
  })

  it.each(['raised from', 'reduced from', 'up from'])('is what a limit was %s', (words) => {
    const fields = withLines(`Water backup, ${words} $10,000           $61.00
More coverage
Water backup                    $25,000`)
    expect(fields.water_backup_limit).toBe(25_000)
  })
})

it('each of several names may have a title', () => {
  const fields = fieldsOf(`${HEAD.replace('Ana Flores', 'Mrs. Ana Flores and Ms. Rosa Perez')}\n${LIMITS}`)
  expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual(['Ana Flores', ['Rosa Perez']])
})

it('a title after a label does not end its sentence', () => {
  const head = HEAD.replace('Ana Flores', 'Mrs. Lorraine Culpepper')
  expect(fieldsOf(`${head}\n${LIMITS}`).policy_holder_name).toBe('Lorraine Culpepper')
})

describe('a policy number', () => {
  it('may end in the month and day on which its periods begin', () => {
    const fields = fieldsOf(`${HEAD.replace('LO-448812', '0 29 447180 11/20')}\n${LIMITS}`)
    expect(fields.policy_number).toBe('0 29 447180 11/20')
  })
})

describe('names', () => {
  it.each([
    ['Nguyen, Thao Minh', 'Thao Minh Nguyen'],
    ['Mrs. Lorraine Culpepper', 'Lorraine Culpepper'],
    ['Mr. and Mrs. Thomas Oakes', 'Thomas Oakes'],
    ['De Leon, Maria Elena', 'Maria Elena De Leon'],
  ])('%s', (printed, name) => {
    const head = `Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
NAMED INSURED AND MAILING ADDRESS
${printed}
12 Elm St
Waco, TX 76710`
    expect(fieldsOf(`${head}\n${LIMITS}`).policy_holder_name).toBe(name)
  })

  it.each([
    ['Mortgagee:  LEROY PITTMAN (SELLER-FINANCED NOTE), 2240 Yale St, Waco TX 76701', 'LEROY PITTMAN'],
    ['MORTGAGEE\n- LAKEVIEW LOAN SERVICING LLC  Its Successors &/or Assigns', 'LAKEVIEW LOAN SERVICING LLC'],
    [
      'Mortgage clause in favor of: Capital Farm Credit, ACA, 2009 N Navarro St, Victoria TX',
      'Capital Farm Credit, ACA',
    ],
    ['Mortgage clause payable to: Frost Bank, PO Box 1600, San Antonio, TX 78296', 'Frost Bank'],
  ])('of lenders: %s', (printed, name) => {
    expect(withLines(printed).mortgagee).toBe(name)
  })
})

it('what a semicolon parts is not settled together', () => {
  const fields = withLines('Loss settlement: building, replacement cost; contents, actual cash value.')
  expect(fields.personal_property_settlement).toBe('ACV')
})
