/** How a value that was read compares with the truth; 'invented' (the truth is null) is the worst. */
export type Verdict = 'exact' | 'wrong' | 'missing' | 'invented' | 'absent'

export interface Comparison {
  field: string
  verdict: Verdict
  truth: unknown
  read: unknown
}

type Fields = Record<string, unknown>

/** Field by field, the deductibles and the address opened up. Letters' case, spaces and marks do not count. */
export const compareFields = (truth: Fields, read: Fields): Comparison[] => {
  const [wanted, found] = [opened(truth), opened(read)]
  return Object.keys(wanted).map((field) => ({
    field,
    verdict: verdictOf(wanted[field], found[field]),
    truth: wanted[field],
    read: found[field],
  }))
}

const opened = ({ deductibles, property_address, ...rest }: Fields): Fields => ({
  ...rest,
  ...prefixed('deductibles', deductibles, ['all_perils', 'wind_hail', 'hurricane']),
  ...prefixed('property_address', property_address, ['street', 'city', 'state', 'zip']),
})

const prefixed = (name: string, value: unknown, keys: string[]): Fields =>
  Object.fromEntries(keys.map((key) => [`${name}.${key}`, (value as Fields | null)?.[key] ?? null]))

const verdictOf = (truth: unknown, read: unknown): Verdict => {
  if (isNothing(truth)) return isNothing(read) ? 'absent' : 'invented'
  if (isNothing(read)) return 'missing'
  return comparable(truth) === comparable(read) ? 'exact' : 'wrong'
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

const comparable = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(comparable).join('|')
  if (value !== null && typeof value === 'object') return JSON.stringify(value)
  return String(value)
    .toUpperCase()
    .replace(/[^A-Z0-9.]/g, '')
    .replace(/\./g, (dot) => (typeof value === 'number' ? dot : ''))
}
