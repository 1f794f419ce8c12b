import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

describe('a sentence', () => {
  it.each([
    'LO-380 EXCLUDES MOLD, FUNGI AND OTHER MICROBES FROM THIS POLICY.',
    'This policy does not cover flood, earth movement or mold.',
    'Not insured: flood, surface water, mold, wear and tear.',
    'No coverage is provided for mold, fungus or wet rot.',
    'We do not insure flood, fungi or wet rot.',
    'Mold is not covered.',
    'Fungi and mold (LO-FUN): this policy pays nothing for treating or removing mold.',
    'We do not pay for mold, fungus or rot, or for testing and removing it.',
    'Mold and fungus are excluded.',
    'Mold. Loss consisting of or caused by mold, fungi or bacteria is excluded under form LO 120.',
  ])('takes mold out: %s', (text) => {
    expect(withLines(text).mold_limit).toBe(0)
  })

  it.each([
    'We do not cover flood, sewer backup or earth movement.',
    'Not covered: flood, water backup, earthquake.',
    'Backup of sewers and drains is not covered.',
    'No coverage for back-up of drains.',
    'Flood, sewer backup and theft are not covered.',
    'Earth movement, flood and water backup are excluded.',
    'Endorsement LO-9 excludes water back-up.',
    'B. Water that backs up through sewers or drains is not covered.',
  ])('takes water backup out: %s', (text) => {
    expect(withLines(text).water_backup_limit).toBe(0)
  })

  it.each([
    'This policy does not cover mold beyond the amount shown above.',
    'Flood, sewer backup over $5,000 and theft are not covered.',
    'We do not cover mold except as the result of covered water damage.',
    'Liability for mold is not covered.',
    'Loss consisting of or caused by mold is excluded unless it results from a covered loss.',
    'This policy does not cover flood. Mold has a limit of its own.',
    'Mold is not excluded.',
    'Mold that results from a covered loss is covered. Other mold is not covered.',
    'Your policy does not include a sublimit for mold.',
    'This policy does not include a separate deductible for mold.',
    'Excluding the deductible, we pay for mold and water backup.',
    'We do not cover the cost of testing for mold.',
    'We do not cover mold testing.',
    'Mold testing: not covered',
    'Mold existing before the policy began: not covered',
    'Fungi liability    $50,000',
    'Exclusions: see the policy for mold and water backup.',
    'Water backup is not covered unless it is shown above.',
    'Water that backs up through sewers or drains is not covered unless it is shown above.',
  ])('leaves it open: %s', (text) => {
    const { mold_limit, water_backup_limit } = withLines(text)
    expect([mold_limit, water_backup_limit]).toEqual([null, null])
  })

  it('gives way to a limit in the table', () => {
    expect(withLines('Mold remediation       $5,000\nThis policy does not cover flood or mold.').mold_limit).toBe(5000)
  })
})

describe('the title of an exclusion that includes more', () => {
  it.each([
    ['LO 0440 01 19     WATER DAMAGE EXCLUSION, INCLUDING BACKUP OF SEWERS AND DRAINS', 0],
    ['LO 0440 01 19     Water Exclusion (including sewer backup)', 0],
    ['LO 0440 01 19     Exclusion of water backup and sump overflow', 0],
    ['LO 0440 01 19     Water Damage Exclusion\nLO 0495 01 19     Water Backup Coverage     $5,000', 5000],
    ['LO 0440 01 19     Water Exclusion, with sewer backup coverage\nSewer backup     $5,000', 5000],
    ['LO 0440 01 19     Animal exclusion, Water backup     $5,000\nSewer backup     $5,000', 5000],
  ])('%s', (form, limit) => {
    const text = `${HEAD}${LIMITS}\nFORMS AND ENDORSEMENTS\nLO 00 03 05 11     SPECIAL FORM\n${form}`
    expect(fieldsOf(text).water_backup_limit).toBe(limit)
  })
})
