import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

it.each([
  'Agent                                    Bill to / payor\nElm Home & Trust Company LLC, Waco TX     First mortgagee',
  'Agent                                    Premium paid by\nElm Home & Trust Company LLC, Waco TX    Mortgagee',
  'Elm Home & Trust Company LLC             Billing method                Lender',
])('who pays is no label of a lender, %#', (lines) => {
  const lender = `
First mortgagee   Loan 40771 93358             Second mortgagee   Loan SBA-DL 5507 1182
COLORADO VALLEY BANK ISAOA                     SMALL BUSINESS ADMINISTRATION
LA GRANGE TX 78945                             BIRMINGHAM AL 35203`
  expect(fieldsOf(`${HEAD}\n${lines}\n\n${LIMITS}\n${lender}`).mortgagee).toBe('COLORADO VALLEY BANK')
  expect(fieldsOf(`${HEAD}\n${lines}\n\n${LIMITS}`).mortgagee).toBeNull()
})
