import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('what a limit is of', () => {
  it.each([
    'Mold          each loss                  $10,000       36.00',
    'MOLD          EACH COVERED LOSS          10,000        INCL',
    'Mold          any one loss               $10,000       Included',
    'Fungi, rot    Section I   per occurrence   $10,000',
    'Fungi or mold      Policy aggregate     $20,000\nFungi or mold      Each loss            $10,000',
    'Mold and fungus    policy term          $20,000\nMold and fungus    each covered loss    $10,000',
    'Fungi, rot, bacteria aggregate          $20,000\nFungi, rot, bacteria per loss           $10,000',
  ])('may stand between its name and its figure: "%s"', (words) => expect(withLines(words).mold_limit).toBe(10_000))

  it('may be all losses of a policy, where no other limit is stated', () =>
    expect(withLines('Limited mold      aggregate      $20,000      $31.00').mold_limit).toBe(20_000))

  it.each([
    'Mold and rot      Section II    aggregate    $50,000',
    'Mold and rot      Liability     $50,000      $5.00',
  ])('makes it none of the property: "%s"', (words) => expect(withLines(words).mold_limit).toBeNull())

  it('begins a row of its own in a block of deductibles beside', () => {
    const { mold_limit, deductibles } = withLines(
      'Water backup        $5,000          Deductibles\nMold                                Each loss           $2,500\n                                    Wind or hail        $6,000',
    )
    expect(mold_limit).toBeNull()
    expect(deductibles.all_perils?.amount).toBe(2_500)
  })

  it('is no deductible', () => {
    const { water_backup_limit, deductibles } = withLines('Water back up of sewers       For each loss       $10,000')
    expect([water_backup_limit, deductibles.all_perils]).toEqual([10_000, null])
  })
})
