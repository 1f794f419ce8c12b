import { expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

it.each<[string, string | null]>([
  ["LANDLORD'S PROPERTY          ACTUAL CASH VALUE", 'ACV'],
  ["Owner's belongings           Replacement cost", 'RCV'],
  ["Tenants' property          Actual cash value", null],
])('%s', (body, basis) => expect(withLines(body).personal_property_settlement).toBe(basis))
