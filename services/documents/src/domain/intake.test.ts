import { expect, test } from 'vitest'
import { IntakeTooLarge } from './errors.ts'
import { intakeOf } from './intake.ts'

test('keeps the fields of the form that were filled in', () => {
  const fields = { fullName: ' Pat Example ', email: '', policyFile: null, isAdmin: 'true', propertyState: 'TX' }
  expect(intakeOf(fields)).toEqual({ fullName: 'Pat Example', propertyState: 'TX' })
})

test('is null for a form without an answer', () => {
  expect(intakeOf({ fullName: '  ', phone: 5 })).toBeNull()
})

test('refuses more than 8 KB, counted in bytes', () => {
  expect(() => intakeOf({ homeConcerns: 'ä'.repeat(4_200) })).toThrow(IntakeTooLarge)
  expect(intakeOf({ homeConcerns: 'a'.repeat(8_000) })).not.toBeNull()
})
