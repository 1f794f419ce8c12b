import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

it.each([
  `MORTGAGEE(S)
Frost Bank                       [PAID OFF - REMOVED 07/01/2026]
Cadence Bank dba Cadence Home    FIRST, ISAOA/ATIMA, PO Box 7050,
Lending                          Troy MI 48007, Loan 0579223164`,
  `Mortgagees
Frost Bank                       Paid in full
PO Box 44, Austin TX 78701
Cadence Bank ISAOA               Current
PO Box 55, Waco TX 76701`,
  `LIENHOLDERS
Frost Bank                       LIEN RELEASED 02/11/2026
Cadence Bank                     SECOND, LOAN 4471`,
  `Lenders on this policy
Frost Bank                       refinanced 03/2026
Loan 55012
Cadence Bank
Loan 7781`,
  `Mortgage holders          Status             Loan
Frost Bank                Closed             1120
Cadence Bank              Active             8871`,
  `ADDITIONAL INTERESTS        LOAN NUMBER                  TYPE
Cadence Bank                8-21470883                   1st mortgagee
its successors and/or assigns ATIMA
Elm Owners Assn             none                         additional interest`,
  `Mortgagees
Status                               Name and address                 Loan number
Deleted 07/01/2026, first mortgagee  Frost Bank ISAOA                 77104
Added 07/01/2026, first mortgagee    Cadence Bank ISAOA/ATIMA         61924`,
  `Mortgagees and loss payees
Rank    Mortgagee                 Account         Remarks
1       Frost Bank                1120            Paid off 02/11/2026
2       Cadence Bank ATIMA        8871            In force`,
  `Interests                    Loan       Kind of interest
Elm Management LLC           none       Property manager
Cadence Bank                 55012      Lienholder`,
])('the mortgagee is the first that is still there: %s', (list) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${list}`).mortgagee).toBe('Cadence Bank')
})

it.each([
  'MORTGAGEE(S)\nFrost Bank                       [Paid off and removed 02/11/2026]',
  'Mortgagees\nDeleted 07/01/2026, first mortgagee     Frost Bank\nAdded 07/01/2026, second mortgagee      Amarillo Bank',
  'ADDITIONAL INTERESTS        LOAN NUMBER                  TYPE\nFrost Bank     8-214     1st mortgagee (deleted 04/01/2026)',
])('and none where it left: %s', (list) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${list}`).mortgagee).toBeNull()
})
