import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

/** What the reader finds where some pairs of letters are drawn as one that the file has no name for. */
const readWith = (text: string, unnamed: Record<string, string>) => {
  const spell = (printed: string) =>
    Object.entries(unnamed).reduce((rest, [pair, letter]) => rest.replaceAll(pair, letter), printed)
  return readPolicy(typedPages(spell(text)))
}

const ROWS = `
Deductible: all other perils      $2,500
Personal property settlement      Replacement cost
Additional living expense         $60,000
Foundation water damage           $10,000
Identity theft                    $15,000`

describe('letters that a font draws as one', () => {
  it.each([
    ['by characters of nobody’s', { ti: '\ue001', tt: '\ue000', ft: '\ue002' }],
    ['by letters of another language', { ti: 'Ɵ', tt: 'Ʃ', ft: 'ƫ' }],
  ])('%s are spelled out', (_, unnamed) => {
    const { fields, evidence } = readWith(`${HEAD}\n${LIMITS}\n${ROWS}`, unnamed)
    expect(fields).toMatchObject({
      coverage_d_loss_of_use: 60_000,
      foundation_water_limit: 10_000,
      personal_property_settlement: 'RCV',
      deductibles: { all_perils: { amount: 2_500 } },
    })
    expect(evidence.foundation_water_limit?.quote).toContain('Foundation water damage')
  })

  it('names in other languages keep their letters', () => {
    const { fields } = readWith(`${HEAD}\n${LIMITS}`.replace('Ana Flores', 'Ana Žižková'), {})
    expect(fields.policy_holder_name).toBe('Ana Žižková')
  })

  it('bullets that stand close to their words are none', () => {
    const rows = `${HEAD}
\uf0b7Dwelling             $300,000
\uf0b7Personal property    $150,000
\uf0b7Is the home in a flood zone?    No`
    const { fields } = readPolicy(typedPages(rows))
    expect([fields.coverage_a_dwelling, fields.coverage_c_personal_property]).toEqual([300_000, 150_000])
  })

  it('what no word of the document tells stays as it is', () => {
    const { fields } = readWith(`${HEAD}\n${LIMITS}`.replace('Ana Flores', 'Ana Pru\ue005'), {})
    expect(fields.coverage_a_dwelling).toBe(300_000)
    expect(fields.policy_holder_name ?? '').not.toMatch(/Pru(?:ti|tt|ff|fi)/)
  })
})
