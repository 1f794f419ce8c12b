import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { HEAD } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'
import { noWeights, parseWeights } from './weights.ts'

/** Weights of a reader that has learned one word for a limit, and one for a settlement. */
const weights = parseWeights([
  '#money\tnone mold_limit',
  '\t0 300',
  'label:spores\t1 900',
  '#settlement\tnone dwelling_settlement',
  '\t0 300',
  'label:structure\t1 900',
  '#percent\tnone',
  '#year\tnone',
])

const LIMITS = 'A. Dwelling            $300,000\nC. Personal Property   $150,000\n'
const read = (page: string, some = weights) => readPolicy(typedPages(HEAD + LIMITS + page), some)

describe('what the rules leave open', () => {
  it('is told as uncertain, with its place, and as no answer', () => {
    const { fields, uncertain, warnings } = read('\nSpores allowance      $7,500')
    expect(fields.mold_limit).toBeNull()
    expect(uncertain).toEqual([
      { path: 'mold_limit', seems: '$7,500', page: 1, box: expect.any(Array), confidence: expect.closeTo(0.8, 1) },
    ])
    expect(warnings.map(({ code }) => code)).toContain('uncertain-picture')
  })

  it('is left open where nothing has been learned', () => {
    expect(read('\nSpores allowance      $7,500', noWeights).uncertain).toEqual([])
  })

  it('is left open where two values are as probable', () => {
    expect(read('\nSpores allowance      $7,500\nSpores inside      $9,500').uncertain).toEqual([])
  })

  it('is left open where the row says that it was not bought', () => {
    expect(read('\nSpores allowance      $7,500      Not purchased').uncertain).toEqual([])
  })

  it('is not said of what the rules have found', () => {
    const { fields, uncertain } = read('\nMold                $5,000\n\nSpores allowance      $7,500')
    expect([fields.mold_limit, uncertain]).toEqual([5000, []])
  })

  it('is no figure that is said of something else already', () => {
    const { fields, uncertain } = read('\nWater backup, spores          $7,500')
    expect([fields.water_backup_limit, uncertain]).toEqual([7500, []])
  })
})

it('how a home is settled is guessed of a home that has a limit', () => {
  const row = '\nStructure, after a loss      Replacement cost'
  const paths = (page: string) => (readPolicy(typedPages(page), weights).uncertain ?? []).map(({ path }) => path)
  expect(paths(`${HEAD}${LIMITS}${row}`)).toEqual(['dwelling_settlement'])
  expect(paths(`${HEAD}C. Personal Property   $150,000\n${row}`)).toEqual([])
})
