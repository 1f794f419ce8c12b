import { expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

it.each<[string, number | null]>([
  ['Amount owed for the year          $1,516.00', 1516],
  ['What we charge for the policy year     $1,516.00', 1516],
  ['Total of all costs, 12 months      $1,516.00', 1516],
  ['Premium $1,490.00\nMembership fee $26.00\nTotal $1,516.00', 1516],
  ['Annual premium before the change $1,602.00    Annual premium now $1,516.00', 1516],
  ['Annual premium, Section I and Section II combined: $1,516.00', 1516],
  [
    'Coverage premium      $1,466.00\nUnpaid-balance service fee    $0.00\nPolicy fee     $50.00\nTotal annual premium    $1,516.00',
    1516,
  ],
  ['Past due premium and fees    $310.00\nLate charge     $10.00\nTotal premium due    $320.00', null],
  ['Annual premium, Section II: $216.00', null],
  ['Amount owed this month          $126.00', null],
  ['Balance owed      $300.00', null],
])('%s', (body, premium) => expect(withLines(body).total_annual_premium).toBe(premium))
