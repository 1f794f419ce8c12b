import { expect, test } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

/** Two blocks side by side, each of whose labels and values break over lines that are set wide. */
const AT_A_GLANCE = `
High Plains                                        HOMEOWNERS POLICY DECLARATIONS
Policy number: HP-448812

Named               Ana Flores-Paredes             Included credits
insureds            Luis Paredes
                                                   Claim free                 $88.10

Your policy is      High Plains Property and
written by          Insurance Company              Total credits              $90.12

Policy period       Beginning May 4, 2026 through May       Autopay         $12.00
                    4, 2027 at 12:01 a.m. standard time

Location of         12 Elm St, Waco, TX 76710      Age of roof: 6 years
property insured
${LIMITS}
Contents –                         $150,000
Settled by what it costs to buy
new: replacement cost
`

const wide = typedPages(AT_A_GLANCE).map((page) => ({
  ...page,
  height: 1.15 * page.height,
  items: page.items.map((item) => ({ ...item, y: 1.15 * item.y })),
}))

test('labels that break over widely set lines keep both lines of their values, whatever stands in the next block', () => {
  const { fields } = readPolicy(wide)
  expect(fields).toMatchObject({
    insurance_provider: 'High Plains Property and Insurance Company',
    policy_holder_name: 'Ana Flores-Paredes',
    additional_insured_names: ['Luis Paredes'],
    effective_date: '2026-05-04',
    renewal_date: '2027-05-04',
    roof_year: 2020,
  })
  expect(fields.property_address.street).toBe('12 Elm St')
})

test('the insurer stands at the bare word company, and the second line of a name that ends so is no label', () => {
  const page = (lines: string) => typedPages(`HOMEOWNERS POLICY DECLARATIONS\n${lines}\n${LIMITS}`)
  const insurerOf = (lines: string) => readPolicy(page(lines)).fields.insurance_provider
  expect(insurerOf('Insurance company     Lone Oak Lloyds')).toBe('Lone Oak Lloyds')
  expect(insurerOf('Your insurance company: Lone Oak Mutual Insurance Company')).toBe(
    'Lone Oak Mutual Insurance Company',
  )
  expect(insurerOf('Issued by    Lone Oak Vehicle and Property\n             Insurance Company')).toBe(
    'Lone Oak Vehicle and Property Insurance Company',
  )
  expect(insurerOf('Insurance company     see your agent')).toBeNull()
})
