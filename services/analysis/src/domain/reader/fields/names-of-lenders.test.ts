import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it.each<[string, string | null]>([
  [
    'MORTGAGE CLAUSE    LOSS, IF ANY, ON ITEM 1 PAYABLE TO THE MEMBER AND\n                   PECAN VALLEY BANK NA ISAOA ATIMA\n                   P O BOX 629, CAMERON TX 76520',
    'PECAN VALLEY BANK NA',
  ],
  [
    'Mortgage clause    Loss payable to the insured and\n                   Pecan Valley Bank ISAOA',
    'Pecan Valley Bank',
  ],
  ['Mortgage clause    Loss, if any, to scheduled jewelry payable to Pecan Valley Bank', null],
  [
    `1st Mortgagee                          2nd Mortgagee
Loan number 4491827750                 Loan number HE-20771
Pecan Valley Bank                      Elm Credit Union
P.O. Box 6618, Waco, TX 76701          777 E Campbell Rd, Waco, TX 76701`,
    'Pecan Valley Bank',
  ],
  ['1st Mortgagee\nLoan number 4491827750', null],
])('%s', (body, lender) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).mortgagee).toBe(lender))
