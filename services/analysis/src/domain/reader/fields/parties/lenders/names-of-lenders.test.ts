import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

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
  [
    `FIRST MORTGAGEE:                          HOUSE FEATURES:
PECAN VALLEY HOME LOANS ISAOA             BUILT 2010           ROOF YEAR 2024
PO BOX 4410 WACO TX 76701                 ROOF: METAL`,
    'PECAN VALLEY HOME LOANS',
  ],
  ['Loss to the scheduled piano is payable to Waco Music Bank.', null],
  ['Losses on the boat are payable to Waco Marine Bank.', null],
  ['The piano is financed by Waco Music Bank.', null],
  ['Your car loan is held by Waco Credit Union.', null],
  ['Loss payee for scheduled piano     Waco Music Bank', null],
  ['Loss payee (golf cart)     Waco Credit Union', null],
  ['Loss Payee: Waco Music Bank (scheduled piano only)', null],
  ['Loss to the scheduled piano is payable to Waco Music Bank.\nMortgagee: Frost Bank', 'Frost Bank'],
  [
    'NAME OF FIRST MORTGAGEE:   ELM RESEARCH CORP\n                           DBA SOLDIERS UNITED LOANS\n                           ISAOA ATIMA\n                           PO BOX 9\n                           WACO TX 76701\nLOAN NO:                   51-88',
    'ELM RESEARCH CORP',
  ],
  ['Loss to the home, if any, is payable to you and Waco State Bank.', 'Waco State Bank'],
  ['Loss to the insured property is payable to you and Waco State Bank.', 'Waco State Bank'],
  ['Losses under Coverages A and B are payable to Waco State Bank.', 'Waco State Bank'],
  ['Loss is payable to Waco State Bank.', 'Waco State Bank'],
  ['Loss, if any, to be adjusted with the insured and payable to Waco State Bank.', 'Waco State Bank'],
  ['Any loss to the extent of its interest shall be payable to Waco State Bank as mortgagee.', 'Waco State Bank'],
  ['Mortgagee: Golf Savings Bank', 'Golf Savings Bank'],
  ['Tractor lender: Deere Credit Union', null],
  ['Your lender\nCompany          Frost Bank\nLoan number      11-224', 'Frost Bank'],
  [
    'Your lender\nCompany          Address          Loan number\nFrost Bank       PO Box 1         11-224',
    'Frost Bank',
  ],
])('%s', (body, lender) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).mortgagee).toBe(lender))
