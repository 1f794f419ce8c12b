import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const deductibles = (body: string) =>
  Object.entries(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).deductibles).flatMap(([peril, one]) =>
    one ? [[peril, one.amount, one.percentage]] : [],
  )

describe('a deductible whose words follow it', () => {
  it.each<[string, unknown[]]>([
    [
      `Your deductible
1% of the Dwelling limit, $3,000. You have one deductible. It is taken from any
covered property loss, whatever the cause; wind and hail have no other.`,
      [['all_perils', 3000, 1]],
    ],
    [
      'Deductible\n$2,500. It applies to every covered loss to the house or your belongings.',
      [['all_perils', 2500, null]],
    ],
    ['Deductibles\n2% of Coverage A ($6,000). There is only one deductible on this policy.', [['all_perils', 6000, 2]]],
    ['Your deductible\n$5,000. One deductible for everything that we insure.', [['all_perils', 5000, null]]],
    [
      'Deductible\n$2,500 for each occurrence, taken once from the loss under Coverages A and C. None is taken under E.',
      [['all_perils', 2500, null]],
    ],
    [
      'Your deductible\nYou have one deductible of 1% ($3,000). It applies to all covered losses.',
      [['all_perils', 3000, 1]],
    ],
    ['Deductibles\nTheft of jewelry     $500\nAll remaining losses     $2,000', [['all_perils', 2000, null]]],
    ['Earthquake deductible\n$9,000. It applies to every covered loss by earthquake.', []],
    ['Roof damage\n$2,000. It applies to every covered loss to the roof.', []],
  ])('%s', (body, found) => expect(deductibles(body)).toEqual(found))
})

describe('deductibles under a sentence that introduces them', () => {
  it.each<[string, unknown[]]>([
    [
      `The following deductibles apply unless otherwise stated in the policy.
Property Coverages                       $2,500
Windstorm or hail                        $6,000`,
      [
        ['all_perils', 2500, null],
        ['wind_hail', 6000, null],
      ],
    ],
    [
      `Each loss is subject to the deductibles below.
Wind and hail                                 2% of A
Fire, theft and every other peril not named here   $1,500`,
      [
        ['all_perils', 1500, null],
        ['wind_hail', 6000, 2],
      ],
    ],
    [
      `These are your deductibles:
Hurricane                                $9,000
The rest of the insured perils           $3,000`,
      [
        ['all_perils', 3000, null],
        ['hurricane', 9000, null],
      ],
    ],
    [
      `Deductible per loss
Fire, lightning and any remaining cause of loss     $2,000
Wind or hail                                        $3,000`,
      [
        ['all_perils', 2000, null],
        ['wind_hail', 3000, null],
      ],
    ],
    ['If you schedule jewelry, the following deductibles may apply.\nProperty coverages         $250', []],
  ])('%s', (body, found) => expect(deductibles(body).toSorted()).toEqual(found))
})
