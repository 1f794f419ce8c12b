import { IntakeTooLarge } from './errors.ts'
import { maxIntakeBytes } from './limits.ts'

/** The wizard's fields, by the names of the form. */
export const intakeFields = [
  'fullName',
  'email',
  'phone',
  'propertyAddress',
  'propertyCity',
  'propertyState',
  'propertyZip',
  'currentCarrier',
  'homeConcerns',
] as const

/** What a person wrote, without the fields left empty. */
export type Intake = Partial<Record<(typeof intakeFields)[number], string>>

/** Takes what the form knows and drops the rest; null when nothing was filled in. Throws IntakeTooLarge. */
export function intakeOf(fields: Record<string, unknown>): Intake | null {
  const filled = intakeFields.flatMap((name) => {
    const value = fields[name]
    const text = typeof value === 'string' ? storable(value) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  const intake: Intake = Object.fromEntries(filled)
  if (Buffer.byteLength(JSON.stringify(intake)) > maxIntakeBytes) throw new IntakeTooLarge()
  return filled.length > 0 ? intake : null
}

/** Without NUL and half surrogate pairs, which PostgreSQL keeps in no JSON. */
const storable = (value: string): string => value.replaceAll('\0', '').toWellFormed().trim()
