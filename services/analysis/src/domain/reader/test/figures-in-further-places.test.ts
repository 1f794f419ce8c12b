import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('limits', () => {
  it('below a title in the middle of the page stand in no column of deductibles any more', () => {
    const fields = fieldsOf(`${HEAD}
                          SECTION I PROPERTY
                                                   Limit of Insurance         Deductible
    A.  Dwelling                                             $412,000         (see below)
    C.  Personal Property                                    $206,000

                          ADDITIONAL COVERAGES
    Ordinance or Law                                50% of Coverage A           $206,000
    Water Backup and Sump Overflow                                               $50,000
    Mold, Fungi, Wet or Dry Rot Remediation                                      $25,000
    Equipment Breakdown                                                         $100,000`)
    expect(fields).toMatchObject({ water_backup_limit: 50_000, mold_limit: 25_000, ordinance_or_law_percentage: 50 })
  })

  it('of so much a day are what they come to in all', () => {
    expect(withLines('D. Additional Living Expense     $60 per day, $3,600 in all').coverage_d_loss_of_use).toBe(3600)
    expect(withLines('D. Additional Living Expense     $100 a day up to $4,000').coverage_d_loss_of_use).toBe(4000)
  })

  it('of options that a typewriter ticks count, and of those that it does not are none', () => {
    const fields = withLines(`Options   (x) Mold, as a result of insured water loss, $2,500        $20.00
          ( ) Water that backs up from sewers, septic or drains
          ( ) Replacement cost on personal property`)
    expect(fields).toMatchObject({ mold_limit: 2500, water_backup_limit: 0, personal_property_settlement: null })
  })

  it('name the building in full', () => {
    const fields = fieldsOf(`${HEAD}\nA.  Building Property - Dwelling     $412,000\nB.  Other Structures      $41,200`)
    expect(fields.coverage_a_dwelling).toBe(412_000)
  })

  it('of an enclosed endorsement stand beside the second line of their name, and are not those of liability', () => {
    const page = `AMENDATORY MOLD, FUNGUS, WET ROT, DRY ROT OR BACTERIA ENDORSEMENT          LO 3432 06 19

THIS ENDORSEMENT CHANGES THE POLICY.  PLEASE READ IT CAREFULLY.

SCHEDULE
    Section I - Property Coverage limit for the Additional Coverage
        Remediation of mold, fungus, wet rot, dry rot or bacteria          $5,000
    Section II - Coverage E aggregate sublimit of liability               $50,000

We pay for the remediation that results directly from a covered loss, with the cost to remove, to tear out and replace
any part of the covered building as needed to gain access, and to test air or property.`
    expect(withLines(`\n====\n${page}`).mold_limit).toBe(5000)
    expect(withLines(`\n====\n${page.replace(/ {4}Section I - .*\n.*\n/, '')}`).mold_limit).toBeNull()
  })
})

describe('deductibles', () => {
  it('of all but hurricanes stand below the one of hurricanes that does not apply', () => {
    const { deductibles } = withLines(`
Section I coverages subject to a minimum 2.0% hurricane deductible:     NOT APPLICABLE, SEE LO 601
Section I coverages subject to $3,000.00 non-hurricane deductible per loss (1.0% of Coverage A).`)
    expect(deductibles.all_perils).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
    expect([deductibles.hurricane, deductibles.wind_hail]).toEqual([null, null])
  })

  it('of a flood policy are those of each event', () => {
    const { deductibles } = fieldsOf(`
Lone Oak Insurance Company                      FLOOD POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
A. Building property - dwelling      $300,000
C. Personal property                 $100,000

One deductible of $5,000 applies to each flood event for A and B together.`)
    expect(deductibles.all_perils?.amount).toBe(5000)
  })
})

describe('how losses are settled', () => {
  it.each<[string, (string | null)[]]>([
    ['LO-16   Actual Cash Value - Mobile Home and Personal Property    Basic', ['ACV', 'ACV']],
    ['Replacement cost: dwelling and contents', ['RCV', 'RCV']],
    ['LO-16   Actual Cash Value - Mobile Home and Personal Property    Not selected', [null, null]],
  ])('may be said of two things at once: %s', (body, settlements) => {
    const { dwelling_settlement, personal_property_settlement } = withLines(body)
    expect([dwelling_settlement, personal_property_settlement]).toEqual(settlements)
  })

  it('leaves out dents where the roof goes on keeping out water', () => {
    const notice = `COSMETIC DAMAGE. Under form LO 06 43 we do not pay for dents, pits or marks that hail leaves on a metal
roof surface when the roof goes on keeping out water as it did before.`
    expect(withLines(notice).cosmetic_damage_excluded).toBe(true)
  })
})

describe('years', () => {
  it('of the home stand among heads that describe a building, those of its roof below a head of two lines', () => {
    const { year_built, roof_year } = withLines(`
Construction     Year    Townhouse    Number of    Protection    Roof
                         /Rowhouse    Families     Class         Year
Masonry Veneer   1979    N            1            03            2013`)
    expect([year_built, roof_year]).toEqual([1979, 2013])
  })

  it('of the home stand at a label that names it last', () => {
    expect(withLines('Original year of construction of the dwelling       2003').year_built).toBe(2003)
    expect(withLines('Year of construction of your home: 2003').year_built).toBe(2003)
    const rows = `Your roof:    Asphalt shingle                    Year installed   2019
              Original year of construction      2003`
    expect(withLines(rows)).toMatchObject({ year_built: 2003, roof_year: 2019 })
  })

  it('are none of the home in other tables', () => {
    expect(withLines('Claims     Year     Paid\nHail       2019     $9,120').year_built).toBeNull()
    expect(
      withLines('Make       Year     Construction     Golf cart\nAcme       2019     Steel            Yes').year_built,
    ).toBeNull()
  })

  it('of a roof that is original are those of the home', () => {
    expect(withLines('Masonry, built in 1938, renovated throughout in 2012; slate roof, original').roof_year).toBe(1938)
  })
})

it('names who bears the risk after "effected with"', () => {
  const page = `RED RIVER UNDERWRITERS, LLC
Effected with Certain Underwriters at Lloyd's, London
${HEAD.replace('Lone Oak Insurance Company', '')}${LIMITS}`
  expect(fieldsOf(page).insurance_provider).toBe("Certain Underwriters at Lloyd's, London")
})
