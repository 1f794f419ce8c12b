import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { deductibleIn, type SaidDeductible } from './said-deductible.ts'
import { isOfElse } from './under-other-heading.ts'

/** 'What is our share of a wind or hail loss?', 'And your share of any other loss?' */
const OF_SHARE =
  /^(?:and |what(?:[’']s| is)? |how (?:big|large|much) is )*(?:the |my |your |our )(?:own )?share (?:of|in) (?:an?|any|each|every|all)\b[^.$%]{0,40}\b(?:loss(?:es)?|claims?|damage)\?$/i
const BARE = /^(?:\$\s?\d[\d,]*|\d[\d.]*\s?%)$/

/**
 * 'This deductible is 1.5% of the dwelling limit.', 'A flat deductible. We waive it for …': the insurer bears a share of a
 * loss, too, and only such words tell whose the figure is.
 */
const IS_DEDUCTIBLE =
  /^(?:(?:this|that|it)(?:[’']s| is) )?(?:(?:this|that|the|an?|your|our|my) )?(?:(?:flat|fixed|single|percentage|policy|property|wind|hail|and|or) )*deductible(?=\.|,|$| is (?:\$|\d|the same\b))/i

/** '$7,821' between such a question and such words. */
export const sharesOfLoss = (page: Page): SaidDeductible[] =>
  page.cells
    .filter((cell) => OF_SHARE.test(cell.text) && !isOfElse(page, { words: cell.text, at: cell }))
    .flatMap((question) => {
      const figure = lineBelow(page, question)
      const words = figure && BARE.test(figure.text) ? lineBelow(page, figure) : undefined
      return figure && words && IS_DEDUCTIBLE.test(words.text)
        ? deductibleIn(`${question.text} ${figure.text}`, [question, figure])
        : []
    })

/** In font sizes of the larger of both. */
const PITCH = 2

const lineBelow = (page: Page, { left, y, size }: Cell): Cell | undefined =>
  page.cells.find(
    (cell) => cell.y > y + 2 && cell.y - y < PITCH * Math.max(size, cell.size) && Math.abs(cell.left - left) < 3,
  )
