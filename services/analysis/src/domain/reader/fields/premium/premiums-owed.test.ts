import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

it.each<[string, number | null]>([
  ['Amount owed for the year          $1,516.00', 1516],
  ['What we charge for the policy year     $1,516.00', 1516],
  ['Total of all costs, 12 months      $1,516.00', 1516],
  ['Amount owed this month          $126.00', null],
  ['Balance owed      $300.00', null],
])('%s', (body, premium) => expect(read(body).total_annual_premium).toBe(premium))
