import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`)

it.each<[string, string | null]>([
  ["LANDLORD'S PROPERTY          ACTUAL CASH VALUE", 'ACV'],
  ["Owner's belongings           Replacement cost", 'RCV'],
  ["Tenants' property          Actual cash value", null],
])('%s', (body, basis) => expect(read(body).personal_property_settlement).toBe(basis))
