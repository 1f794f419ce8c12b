import type { FormCode } from '../../values/codes-in-line.ts'
import { codeAtStart } from '../../values/form-code.ts'

const SEPARATOR = /[,;·•|]/

/** 'HO 04 90 05 11; OFC' goes on with '218 04 20; …' on its next line, 'TERMS, TEXAS' not with '02-02-0741'. */
export const brokenNumber = (
  last: FormCode | null,
  line: string,
  next: string,
): { text: string; isPart: boolean } | null => {
  const begun = line.split(/[,;·•|:]\s*/).at(-1) ?? ''
  // 'HO 04 90 04 91; A-' goes on with '5542-0 02 12; …'.
  if (SEPARATOR.test(line) && /^[A-Z]{1,4}-$/.test(begun) && /^\d{3}/.test(next))
    return { text: `${begun}${next}`, isPart: false }
  if (!(SEPARATOR.test(line) && /^[A-Z]{1,5}(?:[ -][A-Z0-9]+){0,4}$/.test(begun))) return null
  const isFamily = last?.code.startsWith(`${begun} `)
  if (!/^(?:\(?\d|(?:TX|CW|US)\b)/.test(next) || (codeAtStart(next) && !/\d/.test(begun) && !isFamily)) return null
  const part = codeAtStart(begun)
  // An edition ends a number.
  if (part !== null && part !== begun) return null
  const text = `${begun} ${next}`
  return codeAtStart(text.split(SEPARATOR)[0] ?? '') ? { text, isPart: part !== null && last?.code === part } : null
}
