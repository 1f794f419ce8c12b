import type { PropertyAddress } from '../policy-fields.ts'

/** Reads what a person wrote; undefined: it is not of this kind. */
type Read<Value> = (written: string) => Value | undefined

// '$412,000', '412000.50'
const money = /^\$?\s?(\d{1,3}(?:,\d{3})*|\d{1,9})(\.\d{1,2})?$/
// '2%', '2.5 %'
const percentage = /^(\d{1,3}(?:\.\d{1,2})?)\s?%?$/
// '5212 Water St, Fort Worth, TX 76109'
const address = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/

export const dollars: Read<number> = (written) => {
  const [, whole, cents = ''] = money.exec(written) ?? []
  return whole === undefined ? undefined : Number(`${whole.replaceAll(',', '')}${cents}`)
}

export const percent: Read<number> = (written) => {
  const [, number] = percentage.exec(written) ?? []
  return number === undefined ? undefined : Number(number)
}

export const year: Read<number> = (written) => (/^(18|19|20)\d\d$/.test(written) ? Number(written) : undefined)

export const day: Read<string> = (written) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written
}

export const yesOrNo: Read<boolean> = (written) =>
  /^(yes|true)$/i.test(written) ? true : /^(no|false)$/i.test(written) ? false : undefined

export const words: Read<string> = (written) => (/^[^\p{Cc}]{1,200}$/u.test(written) ? written : undefined)

export const list: Read<string[]> = (written) => {
  const items = written.split(';').map((item) => item.trim())
  return items.length <= 10 && items.every((item) => words(item) !== undefined) ? items : undefined
}

export const oneOf =
  (...known: string[]): Read<string> =>
  (written) =>
    known.find((word) => word.toLowerCase() === written.toLowerCase())

export const place: Read<PropertyAddress> = (written) => {
  const [, street, city, state, zip] = address.exec(written) ?? []
  return street && city && state && zip ? { street, city, state, zip } : undefined
}

/** '2%', '$2,500' or '2% ($8,240)'. */
export const deductible: Read<{ percentage: number | null; amount: number | null }> = (written) => {
  const both = /^(\S+%)\s*\(?([^()]+)\)?$/.exec(written)
  if (both) {
    const [share, amount] = [percent(both[1] ?? ''), dollars((both[2] ?? '').trim())]
    return share === undefined || amount === undefined ? undefined : { percentage: share, amount }
  }
  if (written.endsWith('%')) return wrap(percent(written), (share) => ({ percentage: share, amount: null }))
  return wrap(dollars(written), (amount) => ({ percentage: null, amount }))
}

const wrap = <In, Out>(value: In | undefined, made: (value: In) => Out): Out | undefined =>
  value === undefined ? undefined : made(value)
