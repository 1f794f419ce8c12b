import type { Page } from '../../../geometry/layout.ts'
import { insurerAt } from '../../../values/company.ts'
import type { SaidInsurer } from './said-insurer.ts'

/** 'This is the declarations page of your homeowners insurance with Lone Oak Insurance Company.', 'Insurance by Lone Oak Lloyds' below a brand */
export const insuredWith = (pages: Page[]): SaidInsurer | null => {
  for (const cell of pages.flatMap((page) => page.cells)) {
    const [rest, below] = [OF_YOURS, BELOW_BRAND].map((said) => said.exec(cell.text)?.[1] ?? '')
    const name = insurerAt(rest || below || '')
    if (name && (rest || name === below)) return { name, cells: [cell] }
  }
  return null
}
const BELOW_BRAND = /^(?:[Hh]ome(?:owners?)? )?[Ii]nsurance (?:by|from|with) (?:the )?([A-Z].*?)\.?$/
const OF_YOURS =
  /\b(?:page|summary|declarations) of (?:your|this) (?:homeowners|home|dwelling|condominium) (?:insurance|policy) with (?:the )?([A-Z].*)$/

/** 'Lone Oak Insurance Company insures your unit from …', '… insures Ana Flores at 12 Elm St …' */
export const insuring = (pages: Page[]): SaidInsurer | null => {
  for (const cell of pages.flatMap((page) => page.cells)) {
    const [subject = '', object = ''] = cell.text.split(
      /\sinsures\s(?=you|the\s|this\s|[A-Z][a-z]+\s[A-Z][^.;:$\d]{1,80}\sat\s\d)/,
    )
    const isThis = object !== '' && !OF_OTHER_THING.test(cell.text)
    const name = isThis && subject.length < 90 ? insurerAt(subject) : null
    if (name && subject.startsWith(name)) return { name, cells: [cell] }
  }
  return null
}

/** 'Policy LO-HO3-7C41D902 from Lone Oak Insurance Company starts on May 5, 2026 …'; of two that differ none is taken. */
export const ofPolicyThatStarts = (pages: Page[]): SaidInsurer | null => {
  const found = pages.flatMap((page) =>
    page.cells.flatMap((cell) => {
      const said = OF_OTHER_THING.test(cell.text) ? undefined : POLICY_STARTS.exec(cell.text)?.[1]
      const name = said ? insurerAt(said) : null
      return name && name === said ? [{ name, cells: [cell] }] : []
    }),
  )
  const [first, ...others] = found
  return first && others.every(({ name }) => name === first.name) ? first : null
}
const POLICY_STARTS =
  /^(?:Your |This )?(?:homeowners |home )?[Pp]olicy (?:(?:number|no\.) )?(?=[A-Z-]*\d)[A-Z\d-]{6,24} (?:from|with|by) (?:the )?([A-Z][^,.;:$\d]{5,80}) (?:starts|begins|runs|takes effect|insures|covers)\b/

/** 'Mesa Flood Insurance Company insures the home for flood', '… insures the building under your association’s policy' */
const OF_OTHER_THING =
  /\b(?:flood|earthquake|equipment|cyber|condominium|autos?|vehicles?|cars?|boats?|umbrella|separate|another|other|master|association|prior|previous)\b/i
