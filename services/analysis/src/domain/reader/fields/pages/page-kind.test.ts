import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const packet = (second: string) =>
  fieldsOf(`${HEAD}${LIMITS}===
${second}

Sewer back-up is not covered by this policy unless we say so elsewhere in it. The sums are paid to you.
The dwelling of this policy was built by a builder of good name in the city, and we have seen the plans of it.
The house was built in 1968 and we insure it for you and for those who live in it with you as your family.`)

it('a page of sentences that is headed as the second of that policy is one of its declarations', () => {
  expect(packet('LO-448812      Page 2').year_built).toBe(1968)
})

it('a second page of something else is none', () => {
  expect(packet('LO HO3 (01-24)      Page 2').year_built).toBeNull()
  expect(packet('LO-977 1135      Page 2').year_built).toBeNull()
})

it('a house that is let to a tenant is insured by a dwelling policy, not by a tenant’s', () => {
  const { document_kind } = readPolicy(
    typedPages(`
LONE OAK LLOYDS
DWELLING POLICY DECLARATIONS  DP-3
Policy No: DPX 448812    Policy Period: From 03/01/2026 To 03/01/2027
Named Insured: Lone Rentals LLC
Described Location: 12 Elm St, Waco, TX 76710
Occupancy: tenant
Forms: DP 00 03 (12 02); DL 24 01 (12 02)
Coverage                       Limit
A. Dwelling                 $187,000
D. Fair rental value         $18,700`),
  )
  expect(document_kind).toBe('dwelling_declarations')
})
