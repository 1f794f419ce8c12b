import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const PAGE = `
Caddo Prairie Lloyds                       HOMEOWNERS POLICY DECLARATIONS

Policy number     CPL-40-118-27            Policy period: 03/01/2026 to 03/01/2027

Named insured and mailing address          Location of the residence premises
Odell P. Ransome                           418 Sawmill Branch Rd
Verna Ransome                              Lufkin, TX 75904
PO Box 118
Lufkin, TX 75902

Coverage A. Dwelling                       $262,000
Coverage B. Other structures               $26,200
Coverage C. Personal property              $131,000
Coverage D. Loss of use                    $52,400
Coverage E. Personal liability             $300,000
Coverage F. Medical payments               $5,000

Each loss by wind or hail has a deductible of 2% of Coverage A, and all other perils
have one of $2,500.

Total premium for the year                 $2,871.00
or quarterly, each                         $725.00
`

const [page] = typedPages(PAGE)
if (!page) throw new Error('no page')

const setWith = (times: number) =>
  readPolicy([
    { ...page, height: times * page.height, items: page.items.map((item) => ({ ...item, y: times * item.y })) },
  ])

describe('the leading of a page', () => {
  it.each([1.1, 1.2, 1.5, 2, 3])('says nothing: %d times as wide it reads alike', (times) => {
    expect(setWith(1).fields).toMatchObject({
      additional_insured_names: ['Verna Ransome'],
      property_address: { street: '418 Sawmill Branch Rd', zip: '75904' },
      total_annual_premium: 2871,
      deductibles: { all_perils: { amount: 2500 }, wind_hail: { percentage: 2 } },
    })
    expect(setWith(times).fields).toEqual(setWith(1).fields)
  })

  it('leaves each place where the page has it', () => {
    const boxOf = (times: number) => setWith(times).evidence.coverage_f_medical_payments?.box ?? []
    const drawn = page.items.find(({ text }) => text === '$5,000')?.y ?? 0
    expect([boxOf(2)[1], boxOf(2)[3]]).toEqual([2 * drawn - 7.6, 2 * drawn + 2.3])
  })
})
