/** What a card's four fields must be, in Stripe's words. Each check answers null when all is well. */

const brands = [
  { name: 'Amex', shape: /^3[47]/, groups: [4, 6, 5], cvc: 4 },
  { name: 'Visa', shape: /^4/, groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'Mastercard', shape: /^(5[1-5]|2[2-7])/, groups: [4, 4, 4, 4], cvc: 3 },
  { name: 'Discover', shape: /^6(011|4[4-9]|5)/, groups: [4, 4, 4, 4], cvc: 3 },
]
const unknown = { name: '', groups: [4, 4, 4, 4], cvc: 3 }

export const digitsOf = (text) => text.replaceAll(/\D/g, '')
export const brandOf = (number) => brands.find(({ shape }) => shape.test(digitsOf(number))) ?? unknown

const lengthOf = ({ groups }) => groups.reduce((sum, size) => sum + size, 0)

/** "4242424242424242" → "4242 4242 4242 4242" */
export function formatNumber(text) {
  const brand = brandOf(text)
  const digits = digitsOf(text).slice(0, lengthOf(brand))
  const starts = brand.groups.map((_size, place) => brand.groups.slice(0, place).reduce((sum, size) => sum + size, 0))
  const parts = brand.groups.map((size, place) => digits.slice(starts[place], starts[place] + size))
  return parts.filter((part) => part !== '').join(' ')
}

/** "1" → "1", "5" → "05 / ", "1230" → "12 / 30", "12/2030" → "12 / 30" */
export function formatExpiry(text) {
  const [, typedMonth, typedYear] = /^\s*(\d)\s*\/\s*(.*)$/.exec(text) ?? []
  let digits = digitsOf(typedMonth ? `0${typedMonth}${typedYear}` : text)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  const month = digits.slice(0, 2)
  const rest = digits.slice(2)
  const year = rest.length === 4 && rest.startsWith('20') ? rest.slice(2) : rest.slice(0, 4)
  // While four digits of a year are typed they stay as they are.
  const shown = year.length > 2 && !year.startsWith('20') ? year.slice(0, 2) : year
  return month.length === 2 ? `${month} / ${shown}` : month
}

export function passesLuhn(number) {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}

export function checkNumber(number) {
  const digits = digitsOf(number)
  if (digits.length < lengthOf(brandOf(number))) return 'Your card number is incomplete.'
  return passesLuhn(digits) ? null : 'Your card number is invalid.'
}

/** '12 / 30' → { month: 12, year: 2030 } */
export function readExpiry(expiry) {
  const digits = digitsOf(expiry)
  return digits.length === 4 ? { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) } : null
}

export function checkExpiry(expiry, now) {
  const read = readExpiry(expiry)
  if (!read) return "Your card's expiration date is incomplete."
  if (read.month < 1 || read.month > 12) return "Your card's expiration date is invalid."
  const months = read.year * 12 + read.month
  const thisMonth = now.getFullYear() * 12 + now.getMonth() + 1
  if (months < thisMonth) return "Your card's expiration date is in the past."
  return months > thisMonth + 50 * 12 ? "Your card's expiration date is invalid." : null
}

export const checkCvc = (cvc, number) =>
  digitsOf(cvc).length === brandOf(number).cvc ? null : "Your card's security code is incomplete."

// "78701" or "78701-1234"
export const checkZip = (zip) => (/^\d{5}(-\d{4})?$/.test(zip.trim()) ? null : 'Your ZIP code is incomplete.')
