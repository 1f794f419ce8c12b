import { describe, expect, it } from 'vitest'
import { type Cell, squash } from '../geometry/cell.ts'
import { DEDUCTIBLE_LABELS } from './deductible-labels.ts'
import { isKnownLabel } from './known-label.ts'
import { type Label, matchLabel } from './label.ts'
import { LIMIT_LABELS } from './limit-labels.ts'

const cell = (text: string): Cell => ({ text, key: squash(text), page: 1, left: 0, right: 100, y: 10, size: 9 })

const fieldOf = (labels: Record<string, Label[]>, text: string): string | undefined =>
  Object.entries(labels)
    .map(([field, list]) => ({ field, weight: matchLabel(cell(text), list)?.weight ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.field

describe('the names of limits', () => {
  it.each([
    ['A. Dwelling', 'coverage_a_dwelling'],
    ['COVERAGE A - DWELLING PROTECTION', 'coverage_a_dwelling'],
    ['ADwelling', 'coverage_a_dwelling'],
    ['Dwelling Extension up to', 'coverage_b_other_structures'],
    ['Coverage B - Separate Structures', 'coverage_b_other_structures'],
    ['B Personal Property', 'coverage_c_personal_property'],
    ['Coverage B (Personal Property)', 'coverage_c_personal_property'],
    ['Additional Living Expense', 'coverage_d_loss_of_use'],
    ['D. FAIR RENTAL VALUE', 'coverage_d_loss_of_use'],
    ['Family Liability Protection', 'coverage_e_personal_liability'],
    ['L Personal Liability (Each Occurrence)', 'coverage_e_personal_liability'],
    ['Guest Medical Protection', 'coverage_f_medical_payments'],
    ['Coverage D (Medical Payments to Others), each person', 'coverage_f_medical_payments'],
    ['Biological Deterioration or Damage', 'mold_limit'],
    ['Limited Fungi, Wet or Dry Rot, or Bacteria', 'mold_limit'],
    ['Back-Up of Sewer or Drain up to $20,600', 'water_backup_limit'],
    ['Sewer & Drain Water Damage', 'water_backup_limit'],
    ['Building Codes', 'ordinance_or_law_percentage'],
    ['Slab and Foundation Water Seepage', 'foundation_water_limit'],
    ['Increase Dwlg up to $82,400', 'extended_dwelling_percentage'],
    ['Personal Property Replacement Cost', undefined],
    ['Additional Living Expense Term', undefined],
    ['Loss Assessment', undefined],
    ['Water Backup Deductible', undefined],
    ['COVERAGE A WAS ADJUSTED FROM $351,000', undefined],
  ])('%s', (text, field) => {
    expect(fieldOf(LIMIT_LABELS, text)).toBe(field)
  })
})

describe('the names of deductibles', () => {
  it.each([
    ['Windstorm or Hail (other than Hurricane)', 'wind_hail'],
    ['Deductible Clause 1 — Windstorm and Hail', 'wind_hail'],
    ['Clause 1 – Windstorm, Hurricane and Hail', 'wind_hail'],
    ['• 2% Windstorm and Hail ($10,360)', 'wind_hail'],
    ['Tropical Cyclone', 'hurricane'],
    ['Named Storm', 'hurricane'],
    ['All Other Losses 1%', 'all_perils'],
    ['Applicable to each covered loss', 'all_perils'],
    ['Windstorm or Hail Exclusion', undefined],
    ['Wind-Driven Rain', undefined],
  ])('%s', (text, field) => {
    expect(fieldOf(DEDUCTIBLE_LABELS, text)).toBe(field)
  })
})

describe('a label', () => {
  it('gives what stands before and after it in its cell', () => {
    expect(matchLabel(cell('• 2% Windstorm and Hail ($10,360)'), DEDUCTIBLE_LABELS.wind_hail)).toMatchObject({
      lead: '• 2% ',
      rest: '($10,360)',
    })
  })

  it('is no sentence', () => {
    const sentence =
      'Dwelling coverage is what we pay to repair or rebuild your home after a covered loss, up to the limit.'
    expect(isKnownLabel(cell(sentence))).toBe(false)
  })
})
