import { describe, expect, it } from 'vitest'
import type { PageText, TextItem } from '../geometry/page-text.ts'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const PAGE = `${HEAD}${LIMITS}
Deductibles
All other perils                     $2,500
Wind and hail                 2%     $6,000

Mortgagee
  1st     Frost Bank, ISAOA, PO Box 12, Waco, TX 76702
  2nd     None

Total annual premium                 $2,418.00
`

const [page] = typedPages(PAGE)
if (!page) throw new Error('no page')

const times = (by: number, { items, width, height, ...rest }: PageText): PageText => ({
  ...rest,
  width: by * width,
  height: by * height,
  items: items.map((item) => ({
    ...item,
    x: by * item.x,
    y: by * item.y,
    width: by * item.width,
    size: by * item.size,
  })),
})

/** Letters that are half as wide as high. */
const width = (text: string, size: number): number => 0.5 * size * text.length

/** An item by its place, and its size where that is another one. */
const item = (text: string, x: number, ...[y, size = 9]: [y: number, size?: number]): TextItem => ({
  text,
  x,
  y,
  size,
  width: width(text, size),
})

const withItems = (items: TextItem[]) => readPolicy([{ ...page, items: [...page.items, ...items] }]).fields
const foot = Math.max(...page.items.map(({ y }) => y)) + 40

describe('the size of a page', () => {
  it.each([1.25, 1.4, 2])('says nothing: %d times as large it reads alike', (by) => {
    expect(readPolicy([page]).fields).toMatchObject({
      mortgagee: 'Frost Bank',
      total_annual_premium: 2418,
      deductibles: { wind_hail: { percentage: 2, amount: 6000 }, all_perils: { amount: 2500 } },
    })
    expect(readPolicy([times(by, page)]).fields).toEqual(readPolicy([page]).fields)
  })

  it('leaves each place where the page has it', () => {
    const boxOf = (pages: PageText[]) => readPolicy(pages).evidence.coverage_a_dwelling?.box ?? []
    const [once, twice] = [boxOf([page]), boxOf([times(2, page)])]
    expect(once.every((edge, at) => Math.abs((twice[at] ?? 0) - 2 * edge) < 0.2)).toBe(true)
    expect(once[2]).toBeGreaterThan(100)
  })

  it('leaves what is too small to be read out, and what is small among large print in', () => {
    const small = (size: number) => [item('Water backup limit: $5,000', 40, foot, size / 2)]
    const large = (size: number) => ({ ...page, items: [...page.items, ...small(size)] })
    expect(readPolicy([times(2, large(5))]).fields.water_backup_limit).toBe(5000)
    expect(readPolicy([times(2, large(3))]).fields.water_backup_limit).toBeNull()
  })
})

describe('runs of a line', () => {
  it('are parted by a bar that is drawn by itself', () => {
    const [label, value, next] = ['Water backup', '$5,000', 'Mold: $10,000']
    const line = (bar: string) => [
      item('Limits', 40, foot),
      item(`${label}: ${value}`, 40, foot + 12),
      item(bar, 136, foot + 12),
      item(next, 143, foot + 12),
    ]
    expect(withItems(line('|'))).toMatchObject({ water_backup_limit: 5000, mold_limit: 10_000 })
  })

  it('go on in a sentence that comes to its figure where other lines have a column', () => {
    const fields = withItems([
      item('Form', 200, foot - 12),
      item('LO-12', 245, foot - 12),
      item('Form', 200, foot),
      item('LO-14', 245, foot),
      item('Your belongings are insured for up to', 40, foot + 24),
      item('$150,000. We pay actual cash value, meaning what a used item of the', 209.5, foot + 24),
      item('same age would be worth.', 40, foot + 36),
    ])
    expect(fields.personal_property_settlement).toBe('ACV')
  })

  it('are two where a limit nearly touches what is included', () => {
    const fields = withItems([
      item('Optional coverages', 40, foot),
      item('Limit', 275, foot),
      item('Premium', 320, foot),
      item('Water backup', 40, foot + 12),
      item('$5,000', 275, foot + 12),
      item('Included', 304, foot + 12),
    ])
    expect(fields.water_backup_limit).toBe(5000)
  })
})

describe('figures in columns', () => {
  it('stand under heads beside them, be the print large or small', () => {
    const table = (size: number) => [
      item('Peril', 180, foot, size),
      item('Expiring', 318, foot, size),
      item('Renewal', 414, foot, size),
      item('Basis', 514, foot, size),
      item('All perils', 47, foot + 16, size),
      item('$2,500', 357, foot + 16, size),
      item('$5,000', 455, foot + 16, size),
      item('Flat', 516, foot + 16, size),
    ]
    const only = page.items.filter(({ text }) => !/perils|hail|^\$2,500|^\$6,000|^2%/i.test(text))
    const read = (size: number) => readPolicy([{ ...page, items: [...only, ...table(size)] }]).fields
    expect([8, 9, 10].map((size) => read(size).deductibles.all_perils?.amount)).toEqual([5000, 5000, 5000])
  })

  it('are no limits where they hold only if something is bought, or are a share for a peril', () => {
    const fields = fieldsOf(`${HEAD}${LIMITS}
Water backup      Applies only if Water Backup is shown as purchased      1,000
`)
    expect(fields.water_backup_limit).toBeNull()
    const beside = fieldsOf(`${HEAD}
A. Dwelling                        $300,000
B. Other Structures                            WINDSTORM OR HAIL: 2% OF COVERAGE A
`)
    expect(beside.coverage_b_other_structures).toBeNull()
  })

  it('are no limits where they may be bought', () => {
    const said = (words: string) =>
      fieldsOf(`${HEAD}${LIMITS}
Optional coverage.  Water backup of $5,000 is available for
                    ${words}
`).water_backup_limit
    expect(said('$45.00 a year. Theft may be added, too.')).toBeNull()
  })

  it('are deductibles in each part of a sentence about these', () => {
    const said = (title: string) =>
      fieldsOf(`${HEAD}${LIMITS}
${title}: Service line $500 per occurrence; Water backup $1,000 per occurrence; Identity theft $250.
`).water_backup_limit
    expect(said('Special deductibles')).toBeNull()
    expect(said('Other limits')).toBe(1000)
  })

  it('of years have heads in the order of their columns', () => {
    const rows = (roof: string) => `${HEAD}${LIMITS}
Year     Construction     ${roof}      Protection    No. of
Built                      Roof       Class         Families
1972   Frame           2013       4           1
`
    expect(fieldsOf(rows('Year of'))).toMatchObject({ year_built: 1972, roof_year: 2013 })
    expect(fieldsOf(rows('Area of')).roof_year).toBeNull()
  })
})

describe('lists of forms', () => {
  it('go on over the edition of the last one in a line', () => {
    const { endorsements } = fieldsOf(`${HEAD}${LIMITS}
FORMS AND ENDORSEMENTS
HO 00 03 (05 11) HO 04 27 (05 11) HO 04 90 (05 11) HO 04 95 (01
14)  HO 04 98 (05 11) HO 17 32 (05 11)
`)
    expect(endorsements.toSorted()).toEqual(['HO 00 03', 'HO 04 27', 'HO 04 90', 'HO 04 95', 'HO 04 98', 'HO 17 32'])
  })

  it('name what a number of letters with a full stop insures', () => {
    const { endorsements, water_backup_limit } = fieldsOf(`${HEAD}${LIMITS}
OPTIONAL COVERAGES AND ENDORSEMENTS             LIMIT      PREMIUM
LO.WBU Water Backup and Sump Overflow          $5,000        65.00
LO.OL10 Ordinance or Law - 10% of Coverage A   30,000        34.00
LO-290 Replacement Cost on Contents             INCL        218.00
`)
    expect([endorsements.includes('LO.WBU'), water_backup_limit]).toEqual([true, 5000])
  })
})

describe('names and years', () => {
  it('stand under the label that they begin under, however far they reach', () => {
    const fields = readPolicy(
      typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

Insured      00417              Agent    2206
  Ana Maria Flores                Elm Street Agency
  Luis Paredes Flores             20 E Main St
  12 Elm St                       Waco, TX 76701
  Waco, TX 76710

A. Dwelling                        $300,000
`),
    ).fields
    expect([fields.policy_holder_name, fields.additional_insured_names]).toEqual([
      'Ana Maria Flores',
      ['Luis Paredes Flores'],
    ])
  })

  it('are said before the row that ends below them begins', () => {
    const { roof_year } = withItems([
      item('Location', 60, foot),
      item('12 Elm St, Waco. Frame, 1 family, built 1961, roof of', 243, foot),
      item('composition shingle 2011', 243, foot + 12),
      item('Item', 58, foot + 24),
      item('Coverage (Form LO-3, Special Form) of this', 351 - 0.5 * 9 * 42, foot + 24),
      item('Sum insured', 430, foot + 24),
    ])
    expect(roof_year).toBe(2011)
  })
})
