import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => {
  const { mold_limit, water_backup_limit } = fieldsOf(`${HEAD}${LIMITS}\n${body}`)
  return [mold_limit, water_backup_limit]
}

const rows = `
Water backup              $5,000      $10,000
Mold                      $5,000      $25,000`

describe('columns of packages', () => {
  it.each([
    `Coverage                   Silver        Gold${rows}`,
    `Coverage                   Option 1      Option 2${rows}`,
    `Coverage                   Basic         Increased${rows}`,
  ])('say nothing where none is said to be chosen: %s', (table) => {
    expect(read(table)).toEqual([null, null])
  })

  it.each([
    `Your package: Gold\nCoverage                   Silver        Gold${rows}`,
    `Package    Gold\nCoverage                   Silver        Gold${rows}`,
    `Plan selected:  Option 2\nCoverage                   Option 1      Option 2${rows}`,
    `                           [ ] Silver    [X] Gold${rows}`,
    `Coverage                   Silver        Gold (selected)${rows}`,
  ])('hold where they are chosen: %s', (table) => {
    expect(read(table)).toEqual([25_000, 10_000])
  })
})

describe('the parts of a total', () => {
  it.each(['Basic     Increased      Total', 'Included  Additional     Total limit', 'Standard  Purchased      Total'])(
    '%s',
    (heads) => {
      const { mold_limit, ordinance_or_law_percentage } = fieldsOf(`${HEAD}${LIMITS}
Coverage                  ${heads}
Mold remediation          $5,000      $20,000     $25,000
Ordinance or law             10%          15%         25%`)
      expect([mold_limit, ordinance_or_law_percentage]).toEqual([25_000, 25])
    },
  )

  it('are no limits beside what they cost', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Coverage       Included   Total
A. Dwelling    $300,000   $1,500.00`)
    expect(coverage_a_dwelling).toBe(300_000)
  })
})
