import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'

describe('how losses are settled', () => {
  it.each([
    ['Buildings:    Cost of reinstatement as new, with no deduction for wear and tear', 'dwelling_settlement', 'RCV'],
    ['We pay the full cost of repair or replacement of the house.', 'dwelling_settlement', 'RCV'],
    ['LO-101   Cost-new settlement of household effects (no depreciation)', 'personal_property_settlement', 'RCV'],
    ['Goods of the household: actual cash value.', 'personal_property_settlement', 'ACV'],
    ['Roof coverings, wind or hail:   Indemnity value', 'roof_settlement', 'ACV'],
    ['Roof coverings, wind or hail:   Reinstatement as new', 'roof_settlement', 'RCV'],
    [
      'The house is paid at replacement cost.\nRoof coverings damaged by windstorm or hail are paid on the same basis as the house.',
      'roof_settlement',
      'RCV',
    ],
  ] as const)('%s', (text, field, value) => {
    expect(withLines(text)[field]).toBe(value)
  })

  it.each([
    ['The cost of reinstatement of the policy is paid by the insured.', 'dwelling_settlement'],
    ['Item C, depreciated value, is not how we pay for a piano at replacement cost.', 'personal_property_settlement'],
    ['The roof is valued the same way as the fence.', 'roof_settlement'],
  ] as const)('nothing by %s', (text, field) => {
    expect(withLines(text)[field]).toBeNull()
  })

  it('cost new less depreciation is what it is worth', () => {
    expect(withLines('Your dwelling is settled at cost new less depreciation.').dwelling_settlement).toBe('ACV')
  })
})

const VALUED = (a: string, c: string) => `${HEAD}
Part   Subject of insurance                 Amount     Valuation
A      Real property, main residence      $300,000     ${a}
B      Ancillary structures                $30,000     Replacement
C      Movable property                   $150,000     ${c}`

it('a column of valuations', () => {
  const told = fieldsOf(VALUED('Replacement, up to 125% of amount', 'Actual cash'))
  expect([told.extended_dwelling_percentage, told.dwelling_settlement, told.personal_property_settlement]).toEqual([
    25,
    'RCV',
    'ACV',
  ])
})

it('items and parts by the letters that the page gives them', () => {
  const items = (word: string, said: string) => {
    const page = VALUED('', '').replace('Part   Subject', `${word}   Subject`)
    const { dwelling_settlement, personal_property_settlement, roof_settlement } = fieldsOf(`${page}\n\n${said}`)
    return [dwelling_settlement, personal_property_settlement, roof_settlement]
  }
  const terms =
    'Terms of payment for loss: item A and item B, depreciated value; item C, depreciated value; roof, replacement cost.'
  const alike =
    'The main residence is paid at replacement cost. Roof surfaces are valued the same way as Part A for loss by wind or hail.'
  expect(items('Item', terms)).toEqual(['ACV', 'ACV', 'RCV'])
  expect(items('Part', terms)).not.toContain('ACV')
  expect(items('Part', alike)).toEqual(['RCV', null, 'RCV'])
  expect(items('Item', alike)).toEqual(['RCV', null, null])
})

it('more for the contents extends no dwelling', () => {
  expect(fieldsOf(VALUED('Replacement', 'Replacement, up to 125% of amount')).extended_dwelling_percentage).toBeNull()
})

const FORMS = `Forms and riders
LO-A       Texas homeowners policy
LO-101     Replacement cost on contents           $96
LO-122     Cosmetic hail marring of roof coverings not paid     CR $41`

describe('riders', () => {
  it('that were declined are not on the policy', () => {
    const { endorsements, water_backup_limit } = withLines(
      `${FORMS}\nRiders declined: sewer back-up, identity theft, farmers liability (LO-210)`,
    )
    expect([endorsements, water_backup_limit]).toEqual([['LO-A', 'LO-101', 'LO-122'], 0])
  })

  it('that take less money, and looks out', () => {
    expect(withLines(FORMS).cosmetic_damage_excluded).toBe(true)
  })

  it('that put looks in', () => {
    const rows = FORMS.replace('of roof coverings not paid     CR $41', 'coverage, roof   $41')
    expect(withLines(rows).cosmetic_damage_excluded).toBe(false)
  })

  it('beside their dates', () => {
    const { endorsements } = withLines(`Form      Date     What it does
LO 1      8-20     Homeowner policy
LO 12     1-25     Texas law page
LO 22     8-20     Water backing through drains`)
    expect(endorsements).toEqual(['LO 1', 'LO 12', 'LO 22'])
  })
})
