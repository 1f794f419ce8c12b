import { describe, expect, it } from 'vitest'
import type { PageText } from '../geometry/page-text.ts'
import { moneyRelations } from './money-relations.ts'

const page = (number: number, ...lines: string[]): PageText => ({
  ...{ number, width: 612, height: 792 },
  items: lines.flatMap((line, row) =>
    line.split('  ').map((text, column) => ({ text, x: 50 + 200 * column, y: 100 + 20 * row, width: 100, size: 10 })),
  ),
})

describe('relations of money', () => {
  it.each(['Wind/Hail deductible  2% ($8,240)', 'Hurricane  2% - $8240', 'All other perils deductible  $4,120 (1%)'])(
    'hold where the dollars are the percentage of a limit: %s',
    (line) => {
      const found = moneyRelations([page(1, 'Coverage A - Dwelling  $412,000'), page(2, line)])
      expect([...found]).toEqual([[2, { held: 1, broken: 0 }]])
    },
  )

  it('hold in two columns, last year’s and this year’s', () => {
    const limits = 'Coverage A – Dwelling  $355,000  $398,000'
    const found = moneyRelations([page(1, limits, 'Wind and Hail  1% $3,550  2% $7,960')])
    expect(found.get(1)).toEqual({ held: 2, broken: 0 })
  })

  it('break where a digit of either is another one', () => {
    const lines = (limit: string, dollars: string) =>
      moneyRelations([page(1, `Coverage A - Dwelling  ${limit}`, `Wind/Hail deductible  2% (${dollars})`)]).get(1)
    expect(lines('$412,000', '$8,420')).toEqual({ held: 0, broken: 1 })
    expect(lines('$421,000', '$8,240')).toEqual({ held: 0, broken: 1 })
    expect(lines('$412,000', '$8,240')).toEqual({ held: 1, broken: 0 })
  })

  it.each(['Wind deductible  2% ($1,000 minimum)', 'Wind deductible  2%', 'Extended dwelling  25% $103,000'])(
    'say nothing of %s',
    (line) => {
      expect(moneyRelations([page(1, 'Dwelling  $412,000', line)]).size).toBe(0)
    },
  )
})
