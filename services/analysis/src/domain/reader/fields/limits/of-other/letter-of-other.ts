import { type Cell, overlap, squash } from '../../../geometry/cell.ts'
import { nameBefore } from '../../../geometry/label-cells/lettered-names.ts'
import type { Page } from '../../../geometry/layout.ts'
import { coverageOf } from '../../../geometry/tables/names-of-coverages.ts'
import { labelWeight } from '../../../labels/known-label.ts'
import type { LabelMatch } from '../../../labels/label.ts'
import { isLetterOverName } from '../places/letter-over-name.ts'

/**
 * 'CONTENTS   Coverage B   $64,000', 'Coverage D: Increased cost of compliance   $30,000': the name beside a bare letter says
 * what it is the letter of.
 */
export const isLetterOfOther = (page: Page, letter: Cell, { weight, rest }: LabelMatch): boolean => {
  if (isExplanation(page, letter)) return true
  if (weight >= 0.5) return false
  if (isLetterOverName(page, letter)) return true
  const before = nameBefore(page, letter)
  const behind = OF_FLOOD.test(rest) || (/^[A-Za-z]{4}/.test(rest) ? weightOf(letter, rest) : 0) > weight
  return behind || (before !== undefined && labelWeight(before) > weight)
}

/** 'Contents' over '(Coverage B)': in brackets it says only what a carrier calls the coverage over it. */
const isExplanation = (page: Page, letter: Cell): boolean =>
  /^\(cov(?:erage|\.)? [A-F]\)$/i.test(letter.text) &&
  page.cells.some((over) => {
    const isOver = over.y < letter.y - 2 && letter.y - over.y < 1.6 * letter.size && overlap(over, letter) > 0
    return isOver && ![undefined, coverageOf(letter.text)].includes(coverageOf(over.text))
  })

const weightOf = (letter: Cell, text: string): number => labelWeight({ ...letter, text, key: squash(text) })

/** A flood policy has letters for what no other has. */
const OF_FLOOD =
  /^(?:additional coverages?\W+)?(?:increased costs? of compliance|debris removal|loss avoidance|(?:condo\w* )?loss assessments?)/i
