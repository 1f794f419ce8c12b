import type { Cell } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'

/** 'Earthquake   Dwelling $200,000   Contents $50,000', 'Umbrella   Personal liability   $1,000,000' */
export const isOfOtherPolicy = (page: Page, label: Cell): boolean => {
  const [first] = cellsOfLine(page, label)
  return (
    first !== undefined &&
    first !== label &&
    /^(?:earthquake|(?:personal )?umbrella|boat|watercraft)\b/i.test(first.text)
  )
}

/** 'Deductible for any claim under identity theft', 'Basic deductible for loss assessment' */
export const isForOtherThing = ({ text }: Cell): boolean =>
  /\bdeductible\b[^$%\d;]*\b(?:for|of|under|to|on)\b[^$%\d;]*\b(?:assessments?|identity|cyber|fraud|equipment|service lines?|jewel\w*|earthquake|flood|golf|scheduled|articles|property of others)\b/i.test(
    text,
  )
