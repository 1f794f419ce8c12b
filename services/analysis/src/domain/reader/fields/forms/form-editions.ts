import { cellsRightOf } from '../../geometry/around/neighbours.ts'
import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { isLetterCode } from '../../values/form-code.ts'

/** 'WIC PRIV 0118', 'LODEC 01 18'; the forms of the trade's own families are numbered so: 'HO 0490'. */
const LETTERS_AND_FIGURES =
  /^((?!(?:HO|DP|DL|HE|HW|IL|FL)\s\d)[A-Z]{2,9}(?: [A-Z]{2,5}){0,3}) (?:0[1-9]|1[0-2]) ?(?:[012]\d|9\d)$/

/** 'WIC PRIV 0118' is WIC PRIV of January 2018 where the others of its list have an edition, too. */
export const withoutEditions = (listed: FormCode[], pages: Page[]): FormCode[] => {
  const forms = withoutYears(withLetters(wholeNumbers(listed)))
  if (allEndInEditions(forms, pages)) return forms.map((form) => ({ ...form, code: bareOf(form, pages) }))
  const dated = forms.filter(({ code, text }) => /^ \d{4}(?!\d)/.test(text.slice(text.indexOf(code) + code.length)))
  if (2 * dated.length < forms.length) return forms
  // One word before its figures may be all of a number: 'SAGE 0427'.
  return forms.map((form) => ({ ...form, code: / .* /.test(form.code) ? bareOf(form, pages) : form.code }))
}

/**
 * 'LO RB 04 11' beside 'LO RB 02 90' is a number of its own, though 04 11 might be April 2011: what stands behind the same
 * letters tells the forms apart.
 */
const wholeNumbers = (forms: FormCode[]): FormCode[] =>
  forms.map((form) => {
    if (areNumbered(form, forms)) return { ...form, code: form.code + groupOf(form) }
    const figures = isLetterCode(form.code) ? FIGURES.exec(form.text.split(form.code)[1] ?? '')?.[0] : undefined
    const isAlike = ({ code, text }: FormCode): boolean =>
      text !== form.text &&
      (code === form.code ? FIGURES.test(text.split(code)[1] ?? '') : code.startsWith(`${form.code} `))
    return figures && forms.some((other) => isAlike(other) && /^\D+\d\d \d\d/.test(other.text))
      ? { ...form, code: form.code + figures }
      : form
  })
const FIGURES = /^ \d\d \d\d(?!\d)/

/** 'LO-TX 0101' to 'LO-TX 0410', one among them with 'LO-TX 0245', which is no month: the letters alone are no form's, and nothing else is an edition. */
const areNumbered = (form: FormCode, forms: FormCode[]): boolean => {
  const others = forms.filter(({ code, text }) => code === form.code && text !== form.text)
  const isNoMonth = forms.some(
    ({ code }) => code.startsWith(`${form.code} `) && FOUR.test(code.slice(form.code.length)),
  )
  const groups = new Set([form, ...others].map(groupOf))
  return (
    /^[A-Z]{2,5}-[A-Z]{2,5}$/.test(form.code) &&
    !groups.has('') &&
    groups.size === new Set([form, ...others].map(({ text }) => text)).size &&
    groups.size + Number(isNoMonth) >= ENOUGH
  )
}
const FOUR = /^ \d{4}(?!\d)/
const groupOf = ({ code, text }: FormCode): string => FOUR.exec(text.split(code)[1] ?? '')?.[0] ?? ''

/** 'O180 JKT 02 25' and 'O180 SOS TX 02 24' among others of O180: letters between the two are the number's own and no title. */
const withLetters = (forms: FormCode[]): FormCode[] =>
  forms.map((form) => {
    const letters = LETTERS_AND_EDITION.exec(form.text.slice(form.text.indexOf(form.code) + form.code.length))?.[1]
    const relatives = forms.filter(({ code, text }) => code.split(' ')[0] === form.code && text !== form.text)
    return letters && relatives.length >= ENOUGH - 1 ? { ...form, code: form.code + letters } : form
  })
const LETTERS_AND_EDITION = /^( [A-Z]{3,5}(?: [A-Z]{2})?) \(?(?:0[1-9]|1[0-2])[-/ ]?\d\d\)?$/

/** What has its edition after it, or in a column of its own, has none in its number. */
const bareOf = (form: FormCode, pages: Page[]): string =>
  isDated(form, pages) ? form.code : (LETTERS_AND_FIGURES.exec(form.code)?.[1] ?? form.code)

/** A number with its edition after it, or in the cell beside it. */
export const isDated = ({ code, text, cell }: FormCode, pages: Page[]): boolean => {
  const page = pages.find(({ number }) => number === cell.page)
  const beside = page ? cellsRightOf(page, cell)[0] : undefined
  return EDITION.test(text.slice(text.indexOf(code) + code.length)) || EDITION_ALONE.test(beside?.text ?? '')
}
const EDITION = /^[\s.]?\(?(?:0?[1-9]|1[0-2])[-/ ]?\d\d(?:\d\d)?(?!\d)/
/** '05 11', '(01/22)' in a cell of its own */
export const isEditionAlone = ({ text }: Cell): boolean => EDITION_ALONE.test(text)
const EDITION_ALONE = new RegExp(`${EDITION.source}\\)?$`)

/** 'NF-DEC 2024' and 'NF-TX 2025', 'NF-HO-2024-07': where the numbers of a list end in years, the years are editions. */
const withoutYears = (forms: FormCode[]): FormCode[] => {
  const yearly = forms.filter(({ code }) => YEAR_AT_END.test(code))
  const bare = new Set(forms.map(({ code }) => code.replace(YEAR_AT_END, '')))
  const isEdition = yearly.length >= 2 && 2 * yearly.length > forms.length && bare.size === distinct(forms)
  return isEdition ? forms.map((form) => ({ ...form, code: form.code.replace(YEAR_AT_END, '') })) : forms
}
const YEAR_AT_END = /[ -](?:19[89]\d|20[0-4]\d)(?:-(?:0[1-9]|1[0-2]))?$/
const distinct = (forms: FormCode[]): number => new Set(forms.map(({ code }) => code)).size

/** Where every number of a list has a month and a year after it, or ends in them and is told from the others without them. */
const allEndInEditions = (forms: FormCode[], pages: Page[]): boolean =>
  distinct(forms) >= ENOUGH &&
  new Set(forms.map((form) => bareOf(form, pages))).size === distinct(forms) &&
  forms.every((form) => bareOf(form, pages) !== form.code || isDated(form, pages))

/** Fewer may be forms that a notice speaks of. */
const ENOUGH = 3
