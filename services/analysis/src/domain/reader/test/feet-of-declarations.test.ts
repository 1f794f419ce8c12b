import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const NOTICES = `
Mortgage clause - Loss, if any, is payable to the insured and
1st: PECAN VALLEY BANK, 700 Main Street, Waco, Texas 76712      Loan No. 5571120-01
Dwelling losses are settled on a replacement cost basis. Please read your policy.

POLICYHOLDER NOTICES
The annual meeting of the members is held at the home office each March, and each policyholder may vote in person or by proxy.
Notice of privacy. We do not sell information about you, and share it only as the law allows, with those who service your
policy. Your policy does not insure against flood or rising water. Ask your agent for a quote from the National Flood Insurance Program. Keep this page with your other papers.
`
const lines = (body: string) => body + '\n'.repeat(60 - body.split('\n').length)

const read = (first: string, second: string, notices = NOTICES) =>
  readPolicy(typedPages(`${lines(`${HEAD}\n${LIMITS}`)}${first}\n====\n${lines(notices)}${second}`)).fields

it.each([
  ['DEC-HO 10/23    Insured copy    Page 1', 'DEC-HO 10/23    Insured copy    Page 2'],
  ['LO-HODEC-TX (0725)              1 / 2', 'LO-HODEC-TX (0725)              2 / 2'],
  ['LO HO DEC TX 01 24              1/2', 'LO HO DEC TX 01 24              2/2'],
  ['LO-DEC-DF (01/25)     Certificate LO-448812     1 of 2', 'LO-DEC-DF (01/25)     Certificate LO-448812     2 of 2'],
])('a page with the number of the declarations at its foot is their next: %s', (first, second) =>
  expect(read(first, second)).toMatchObject({ mortgagee: 'PECAN VALLEY BANK', dwelling_settlement: 'RCV' }),
)

it.each([
  ['DEC-HO 10/23    Page 1', 'NOT-HO 10/23    Page 2'],
  ['DEC-HO 10/23    Page 1', 'DEC-HO 10/23    Page 1'],
  ['DEC 10 2026     Page 1', 'DEC 10 2026     Page 2'],
  ['ISSUED DEC 10 26     Page 1', 'ISSUED DEC 10 26     Page 2'],
])('another number, and a day, is that of other papers, too: %s, %s', (first, second) =>
  expect(read(first, second, `Dear Ana,\n${NOTICES}`).dwelling_settlement).toBeNull(),
)
