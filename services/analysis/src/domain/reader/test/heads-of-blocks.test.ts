import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('blocks of rows, each below its own head', () => {
  it('takes what stands below "What you pay first in a loss" for no limit', () => {
    const { water_backup_limit, deductibles } = withLines(`
What you pay first in a loss
Windstorm or hail                       $6,000
All other losses                        $3,000
Water backup                            $1,000`)
    expect([water_backup_limit, deductibles.wind_hail?.amount]).toEqual([null, 6_000])
  })

  const OPTIONS = `
All other perils                 $2,500      Ordinance or law, 15% of Coverage A       $45,000
Wind or hail, 2% of Coverage A   $6,000      Water backup of sewers or drains           $5,000
Theft                            $5,000      Mold, fungus or wet rot                  Excluded`

  it('knows options from the deductibles beside them', () => {
    const fields = withLines(`
Deductibles, each loss                       Optional coverages${OPTIONS}`)
    const { ordinance_or_law_percentage, water_backup_limit, mold_limit } = fields
    expect([ordinance_or_law_percentage, water_backup_limit, mold_limit]).toEqual([15, 5_000, 0])
    expect(fields.deductibles.wind_hail?.amount).toBe(6_000)
  })

  it('takes a second column of deductibles for no limits', () => {
    expect(withLines(`\nDeductibles, each loss${OPTIONS}`).water_backup_limit).toBeNull()
  })

  const TABLE = `
Coverage                                  Limit      Loss settlement      Premium
A Dwelling                             $300,000     Replacement cost       $1,212
B Other structures                      $30,000     Replacement cost         $120
C Personal property                    $150,000    Actual cash value          $38
  Roof surfacing: actual cash value for windstorm or hail, by endorsement.
`

  it('ends a column of premiums at the heads of blocks', () => {
    const below = (heads: string) =>
      fieldsOf(`${HEAD}${TABLE}\n${heads}
All other perils              $2,500      Ordinance or law, 15% of A               $45,000
Wind or hail                  $6,000      Water backup of sewers or drains          $5,000`)
    expect(below('Deductibles, each loss                    Optional coverages').water_backup_limit).toBe(5_000)
    expect(below('Deductibles               Optional coverages               Premium').water_backup_limit).toBeNull()
  })

  it('leaves the lines of an account at the margin out of the rows beside them', () => {
    const beside = (account: string, row: string) =>
      fieldsOf(`${HEAD}\n${account.padEnd(30)}A. Dwelling                  $300,000\n${row}`)
    const other = beside('Auto CPA 064', 'Umbrella CPU 029              B. Other structures           $30,000')
    expect(other.coverage_b_other_structures).toBe(30_000)
    const umbrella = beside('', 'Umbrella CPU 029              Personal liability         $1,000,000')
    expect(umbrella.coverage_e_personal_liability).toBeNull()
  })

  it('reads figures below heads that are centred over them', () => {
    const centred = (...words: string[]) =>
      words.map((word) => word.padStart(8 + Math.ceil(word.length / 2)).padEnd(16)).join('')
    const { coverage_b_other_structures, coverage_d_loss_of_use, coverage_f_medical_payments } = fieldsOf(`${HEAD}
What is insured
${centred('Dwelling', 'Separate', 'Contents', 'Loss of use', 'Personal', 'Medical')}
${centred('', 'structures', '', '', 'liability', 'payments')}

${centred('$300,000', '$30,000', '$150,000', '$60,000', '$100,000', '$5,000')}
${centred('by item', '10% of A', '50% of A', '20% of A', 'each loss', 'each person')}`)
    const limits = [coverage_b_other_structures, coverage_d_loss_of_use, coverage_f_medical_payments]
    expect(limits).toEqual([30_000, 60_000, 5_000])
  })
})

describe('a row', () => {
  it('may say of whom its limit is in two pieces', () => {
    const { coverage_f_medical_payments } = withLines('Medical payments to others     EACH   PERSON        1,000')
    expect(coverage_f_medical_payments).toBe(1_000)
  })

  it('has no share that another row states', () => {
    const rows = (options: string) => withLines(`\nADDITIONAL COVERAGES${' '.repeat(32)}LIMIT\n${options}`)
    const other = rows(`
FOUNDATION WATER SEEPAGE, 15% OF COVERAGE A         $45,000
SEWER, DRAIN OR SUMP BACKUP                         NOT PURCHASED
MOLD, FUNGI OR OTHER MICROBES                       EXCLUDED
RESIDENCE GLASS BREAKAGE (DED $100)                 INCLUDED
ORDINANCE OR LAW      INCREASED COST                NOT PURCHASED`)
    expect([other.ordinance_or_law_percentage, other.foundation_water_limit]).toEqual([null, 45_000])
    expect(rows('ORDINANCE OR LAW, 15% OF COVERAGE A         $45,000').ordinance_or_law_percentage).toBe(15)
  })

  it('may state a share of what unit-owners insure', () => {
    const fields = fieldsOf(`${HEAD}
Property coverage
Additions & alterations       Replacement cost                $200,000
Contents                      Replacement cost                 $90,000
Ordinance or law                        30% of Additions & alterations`)
    expect([fields.ordinance_or_law_percentage, fields.dwelling_settlement]).toEqual([30, 'RCV'])
  })

  it('may except what is stated below it', () => {
    const { all_perils } = withLines(`\nDeductibles\nSection I, except as stated below        $5,000
Windstorm or hail                       $6,000`).deductibles
    expect(all_perils?.amount).toBe(5_000)
  })

  it('may guard the cost of replacing the dwelling', () => {
    const row = 'Coverage A Plus, dwelling replacement cost guard     LO-120     120% of A'
    expect(withLines(`\nExtra protection\n${row}`).extended_dwelling_percentage).toBe(20)
  })
})
