import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { evidenceOf } from '../../search/evidence.ts'
import { namesOtherBuilding } from '../../values/other-building.ts'
import { isOfOtherBuilding } from '../not-this-policy/of-other-building.ts'
import type { Dated } from './dated.ts'

/** 'HO-3, frame on pilings (2011)', 'Brick veneer, one storey (built 1998)': the year of what the home is made of. */
const MADE_OF =
  /\b(?:frame|veneer|masonry|stucco|brick|stone|concrete block|fire resistive|log)\b[^.;:$%()\d]{0,40} \((?:built |constructed |c\. ?)?((?:18|19|20)\d\d)\)(?=$|[\s,;.])/i

/** What else has such a year: a roof, a part of the home, a code that it keeps. */
const OF_ELSE =
  /\broof|\b(?:fences?|pools?|decks?|porch|patio|workshop|barn|addition|sun ?room|wall|chimney|fireplace|siding|updated?|remodel\w*|renovat\w*|repair\w*|replac\w*|code|edition|standards?|rating|schedule|similar|nearby|comparable|prior|previous|former)\b/i

/** Of two homes with a year each, none tells which is meant. */
export const yearInBrackets = (pages: Page[]): Dated | null => {
  const found = pages.flatMap((page) => page.cells.flatMap((cell) => yearIn(page, cell)))
  const [first] = found
  return first && found.every(({ year }) => year === first.year)
    ? { year: first.year, evidence: evidenceOf([first.cell], 0.85) }
    : null
}

const yearIn = (page: Page, cell: Cell): { year: number; cell: Cell }[] => {
  const year = Number(MADE_OF.exec(cell.text)?.[1])
  const isOfElse = ({ text }: Cell) => OF_ELSE.test(text) || namesOtherBuilding(text)
  return year && !cellsOfLine(page, cell).some(isOfElse) && !isOfOtherBuilding(page, cell) ? [{ year, cell }] : []
}
