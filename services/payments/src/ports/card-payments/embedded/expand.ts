import type { Records } from './records.ts'

type Fields = Record<string, unknown>

const deepest = 4

/** Puts the whole object where its id stands, for each path that was asked for: "latest_charge", "data.charge". */
export function expand(records: Records, body: object, paths: string[]): object {
  return paths.slice(0, 20).reduce((answer, path) => at(records, answer, path.split('.').slice(0, deepest)), body)
}

function at(records: Records, body: unknown, [name, ...rest]: string[]): object {
  const fields = { ...(body as Fields) }
  if (name === undefined || !Object.hasOwn(fields, name)) return fields
  const value = fields[name]
  if (Array.isArray(value)) fields[name] = value.map((each) => at(records, each, rest))
  else {
    const whole = typeof value === 'string' ? (records.find(value) ?? value) : value
    fields[name] = rest.length > 0 && typeof whole === 'object' && whole !== null ? at(records, whole, rest) : whole
  }
  return fields
}
