import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const NUMBERS = 'Certificate / Policy No.: LO-D26-004417      Previous No.: LO-D25-003902'
const TABLE = `
Item   Coverage                               Sum Insured    Rate
A      Dwelling - Actual Cash Value              $148,000   1.216
B      Other Structures                            $7,400   Incl.
D      Fair Rental Value                          $14,800   Incl.`

describe('a certificate', () => {
  const read = (text: string) =>
    fieldsOf(`Certain Underwriters at Lloyd's, London\nDWELLING PROPERTY DECLARATIONS\n${NUMBERS}
Named insured: Ana Flores\nLocation of risk: 12 Elm St, Waco, TX 76710\n${text}`)

  it('has a number of last year whose label heads no column', () =>
    expect(read(TABLE)).toMatchObject({
      policy_number: 'LO-D26-004417',
      coverage_a_dwelling: 148_000,
      coverage_b_other_structures: 7_400,
      coverage_d_loss_of_use: 14_800,
    }))

  it('says what it is attached to, which heads no list of forms', () =>
    expect(
      read(`This Declarations Page is attached to and forms part of Certificate provisions (Form SLC-3 USA).
Authority Ref. No. (UMR): B1180D260552
${TABLE}
Forms attached hereto:
LMA5018   Microorganism Exclusion
LMA5019   Asbestos Endorsement
NMA1256   Nuclear Incident Exclusion`).endorsements,
    ).toEqual(['LMA5018', 'LMA5019', 'NMA1256']))
})

describe('declarations', () => {
  const read = (text: string) => fieldsOf(`${HEAD}${LIMITS}\n${text}`)

  it.each(['Building: 1999 construction, 14 stories, masonry', 'Dwelling: 1999 construction'])(
    'may say when the home was built so: %s',
    (text) => expect(read(text).year_built).toBe(1999),
  )

  it.each(['Pool: 1999 construction', 'Garage: 1999 construction', 'Building: 1999 construction loan'])(
    'say nothing of the home there: %s',
    (text) => expect(read(text).year_built).toBeNull(),
  )

  it('may have a limit below its heading, for each occurrence', () => {
    const limit = (heading: string) =>
      fieldsOf(
        `${HEAD}A. Dwelling      $300,000\n\n${heading}\nAmount of coverage, each occurrence          $1,000,000`,
      ).coverage_e_personal_liability
    expect(limit('Personal Liability Coverage')).toBe(1_000_000)
    expect(limit('Golf cart liability')).toBeNull()
  })

  it.each([
    ['Dwelling (A), replacement cost      $300,000', 'RCV'],
    ['Dwelling replacement cost           $300,000', null],
    ['Estimated dwelling replacement cost $300,000', null],
  ])('may say how the home is settled in the row of its limit: %s', (row, settlement) =>
    expect(fieldsOf(`${HEAD}${row}\nOther structures (B), 5% of A       $15,000`).dwelling_settlement).toBe(settlement),
  )

  it('may name who provides the coverage over two lines', () =>
    expect(
      fieldsOf(`HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812\nNamed insured: Ana Flores
Company providing coverage: Lone Oak Property and Casualty
Insurance Company\n${LIMITS}`).insurance_provider,
    ).toBe('Lone Oak Property and Casualty Insurance Company'))

  it('may have a state with a full stop, as a picture shows it', () =>
    expect(
      fieldsOf(`HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812\nNamed insured: Ana Flores
Residence premises: 12 Elm St, Waco TX.76710\n${LIMITS}`).property_address,
    ).toMatchObject({ city: 'Waco', zip: '76710' }))
})
