import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

it.each<[string, string | null]>([
  [
    `ITEM 9    MORTGAGEES
          (a)  Pecan Valley Bank, ISAOA/ATIMA              Loan  KF-220981-4
               P.O. Box 7089, Waco, TX 76701
          (b)  Elm Credit Union                            Loan  38-4410`,
    'Pecan Valley Bank',
  ],
  [
    `Lender before          Former: Elm Credit Union
Lender now             Pecan Valley Bank dba Pecan Mortgage Servicing
                       ISAOA ATIMA, P.O. Box 7050, Waco, TX 76701`,
    'Pecan Valley Bank',
  ],
  [
    'MORTGAGEE:        Pecan Valley Bank, S.S.B., its successors and/or assigns\n                  P.O. Box 231, Waco, Texas 76701',
    'Pecan Valley Bank, S.S.B.',
  ],
  [
    `Mortgagee
Deleted: Elm Mortgage Company LLC, PO Box 818, San Diego, CA 92138
Added: Pecan Valley Bank ISAOA, PO Box 27459, Waco, TX 76701`,
    'Pecan Valley Bank',
  ],
  ['ITEM 9    CONDITIONS\n          (a)  Pecan Valley Bank Building, no vacancy', null],
])('%s', (body, lender) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).mortgagee).toBe(lender))

it.each([
  'Mortgagee from 04/01/2026: Pecan Valley Bank, PO Box 231, Waco TX 76701, loan 5510',
  'Lenders and others with an interest\nPecan Valley Bank, ISAOA ATIMA, PO Box 231, Waco, TX 76701. First mortgage, loan 5510.',
])('by its date, or among others: %s', (body) =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).mortgagee).toBe('Pecan Valley Bank'),
)

it('a department that lends is a lender', () =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\nMortgagee: USDA Rural Development, PO Box 231, Waco TX 76701`).mortgagee).toBe(
    'USDA Rural Development',
  ))
