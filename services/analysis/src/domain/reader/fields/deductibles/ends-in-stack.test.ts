import { expect, it } from 'vitest'
import type { PlacedLine } from '../../testing/placed-lines.ts'
import { placed, placedFields, TOP } from '../../testing/placed-lone-oak.ts'

const SAID: PlacedLine[] = [
  ['For a loss under Section I we pay only the', 383, 200, 9],
  ['part of the loss above the deductible:', 383, 211, 9],
]

it('a figure over its own name is no end of the sentence above it', () => {
  const stack: PlacedLine[] = [
    ['$3,000', 383, 228, 9],
    ['All other perils – 1% of Coverage A', 383, 237, 7.4],
  ]
  expect(placed(...SAID, ...stack).deductibles.all_perils).toMatchObject({ amount: 3000, percentage: 1 })
  // Whose share the small print names is not known without the limit of the home.
  const withoutLimit = TOP.filter(([text]) => !/^A\. |^\$300,000/.test(text))
  expect(placedFields([...withoutLimit, ...SAID, ...stack]).deductibles.all_perils).toBeNull()
})

it('a figure alone below the sentence is', () =>
  expect(placed(...SAID, ['$2,500', 383, 222, 9]).deductibles.all_perils).toMatchObject({ amount: 2500 }))
