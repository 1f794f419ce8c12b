import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('a figure that ends a sentence at the head of a line', () => {
  it('is none of the sentence behind it', () => {
    const { deductibles } = withLines(
      `What you bear yourself
When wind or hail causes the loss, you bear the first 1% of the Coverage A limit, which is
$3,000. For every other loss under Section I, you bear the first $2,500.`,
    )
    expect(deductibles.all_perils).toEqual({ amount: 2500, percentage: null, stated: 'amount' })
    expect(deductibles.wind_hail).toEqual({ amount: 3000, percentage: 1, stated: 'both' })
  })
})

describe('a lender whose interest is protected', () => {
  const lenderOf = (said: string) => withLines(said).mortgagee

  it('is named with its address and its loan', () => {
    const said = 'We will protect the interest of Frost Bank, ISAOA, P.O. Box 12, Waco, Texas 76710, under'
    expect(lenderOf(`${said}\nits loan 31-0048856, as first mortgagee.`)).toBe('Frost Bank')
  })

  it('is none of a second loan, nor of a boat', () => {
    const said = 'We will protect the interest of Frost Bank, ISAOA, P.O. Box 12, Waco, Texas 76710,'
    expect(lenderOf(`${said} as second mortgagee.`)).toBeNull()
    expect(lenderOf(`${said} as loss payee of the boat.`)).toBeNull()
  })
})
