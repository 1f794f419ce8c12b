import { expect, it } from 'vitest'
import { withLines } from '../../../testing/lone-oak.ts'

it.each<[string, string | null]>([
  ['Mortgagee: Regions Bank, PO Box 9, Waco TX 76701, loan 4471. Canceled 11/03/2026, loan paid.', null],
  [
    'First mortgagee   Lone Oak Bank, loan 88 (released 02/01/2026)\n                  Elm Mortgage Company, loan 91',
    'Elm Mortgage Company',
  ],
  ['Mortgagee    Lone Oak Bank, paid in full', null],
  ['Mortgagee    Elm Mortgage LLC - DELETED 03/01/2026\nMortgagee    Frost Bank - ADDED 03/01/2026', 'Frost Bank'],
  ['Mortgagee: Frost Bank. Previous mortgagee: Elm Bank, removed 01/01/2026.', 'Frost Bank'],
  ['First mortgagee     Elm Bank\n                    PO Box 5, Waco TX 76701. Removed 01/05/2026', null],
  ['Mortgagee    Lone Oak Bank - no longer has an interest', null],
  ['Mortgagee    Lone Oak Bank, loan closed 01/2026', null],
  [
    'MORTGAGE INTEREST NO. 1             MORTGAGE INTEREST NO. 2\nLOAN # 7781-2                       LOAN # 992\nFROST MORTGAGE                      FIDELITY BANK',
    'FROST MORTGAGE',
  ],
  ['03/15/2026  Mortgagee changed to Frost Mortgage Inc', 'Frost Mortgage Inc'],
  [
    'Paid by escrow: your mortgage company, Freedom Mortgage Corporation, has been billed.',
    'Freedom Mortgage Corporation',
  ],
  ['Mortgagee: Frost Bank, N.A. Closed-end loan 448122', 'Frost Bank, N.A.'],
  ['Mortgagee: Elm First Bank, SB DBA Elmbank ISAOA', 'Elm First Bank, SB'],
  ['Mortgagee    Lone Oak Bank. It is told when this policy is canceled.', 'Lone Oak Bank'],
])('%s', (body, lender) => expect(withLines(body).mortgagee).toBe(lender))
