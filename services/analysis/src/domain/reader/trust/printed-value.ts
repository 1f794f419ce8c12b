import type { Deductible, PolicyReading, PropertyAddress } from '../../policy-fields.ts'

/** A value of the reading in the words of a policy: '$287,400', '2% ($6,000)'. null for what is not one value. */
export const printedValue = ({ fields }: PolicyReading, path: string): string | null => {
  const [name = '', part] = path.split('.')
  const value = (fields as unknown as Record<string, unknown>)[name]
  if (name === 'property_address') return addressLine(fields.property_address)
  if (name === 'deductibles') return deductibleText((value as Record<string, Deductible | null>)[part ?? ''] ?? null)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(', ').slice(0, 120) || null
  if (typeof value !== 'number') return null
  if (name.endsWith('_year') || name === 'year_built') return String(value)
  return name.endsWith('_percentage') ? `${value}%` : dollars(value)
}

const inDollars = (minimumFractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits })
const [WHOLE, WITH_CENTS] = [inDollars(0), inDollars(2)]

const dollars = (amount: number): string => (amount % 1 === 0 ? WHOLE : WITH_CENTS).format(amount)

const deductibleText = (deductible: Deductible | null): string | null => {
  if (!deductible) return null
  const { amount, percentage } = deductible
  return percentage === null ? dollars(amount) : `${percentage}% (${dollars(amount)})`
}

const addressLine = ({ street, city, state, zip }: PropertyAddress): string | null =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
