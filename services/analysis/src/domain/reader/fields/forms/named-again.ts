import type { Page } from '../../geometry/layout.ts'
import type { FormCode } from '../../values/codes-in-line.ts'
import { isDated } from './form-editions.ts'

/** 'HQ-208' beside its coverage, where the list of forms has 'HQ-208 CW (05-17)': one form, as the list names it. */
export const withoutNamedAgain = (forms: FormCode[], pages: Page[]): FormCode[] => {
  const listed = forms.filter((form) => isDated(form, pages))
  return forms.filter((form) => listed.includes(form) || !listed.some(({ code }) => isOfState(code, form.code)))
}

/** 'CW' stands for all states. */
const isOfState = (whole: string, code: string): boolean => whole === `${code} TX` || whole === `${code} CW`
