import { expect, test } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const FLOOD = `
Gulf Flood Insurance Company
FLOOD DECLARATIONS PAGE - Dwelling Form
Policy number: 42-1151907
Policy period: 05/04/2026 to 05/04/2027
Named insured: Ana Flores
Insured property: 12 Elm St, Waco, TX 76710

Coverage            Limit           Deductible      Loss settlement            Policy fee       $28.00
A Building          $230,000        $5,000          Replacement cost           Total            $1,843.00
B Contents          None
`

/** What stands in the margin a bit lower than the rows beside it. */
const withMargin = (by: number) =>
  typedPages(FLOOD).map((page) => ({
    ...page,
    items: page.items.map((item) =>
      /^(?:Policy fee|\$28|Total|\$1,843)/.test(item.text) ? { ...item, y: item.y + by } : item,
    ),
  }))

test('heads of columns keep them, whatever figure stands a bit lower in the margin', () => {
  const { coverage_a_dwelling, deductibles } = readPolicy(withMargin(3)).fields
  expect(coverage_a_dwelling).toBe(230_000)
  expect(deductibles.all_perils?.amount).toBe(5000)
})
