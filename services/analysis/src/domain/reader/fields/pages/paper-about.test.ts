import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const page = (line: string) => `LONE OAK LLOYDS                             Coverage summary
${line}
Name and address of insured
ANA FLORES
44 Main St, Waco, TX 76701

Policy no.        LO-448812
Effective date    03/01/2026
Policy term       12 months

Your house — 12 Elm St, Waco, TX 76710
Coverage                                    Amount of coverage
Dwelling                                              $420,000
Other permanent structures                             $84,000
Contents                                              $210,000
Personal liability, each occurrence                   $300,000`

const read = (line: string) => readPolicy(typedPages(page(line)))

it.each(['Premium is billed by separate invoice.', 'Your premium will be collected in a monthly bill.'])(
  'a policy may tell at its head how it is paid: %s',
  (line) => {
    const { document_kind, fields } = read(line)
    expect(document_kind).toBe('homeowners_declarations')
    expect(fields).toMatchObject({ property_address: { street: '12 Elm St' }, renewal_date: '2027-03-01' })
  },
)

it.each(['INVOICE', 'Homeowners quote', 'Invoice for the policy below; please pay by 03/15/2026'])(
  'what is headed as another paper is one: %s',
  (line) => expect(read(line).document_kind).toBe('not_home_insurance'),
)
