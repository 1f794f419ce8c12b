import type { Cell } from '../../geometry/cell.ts'
import type { Page } from '../../geometry/layout.ts'
import { sentencesIn } from '../../geometry/text/sentences.ts'
import { deductibleIn, type SaidDeductible } from './said-deductible.ts'
import { isOfElse } from './under-other-heading.ts'

const BARE = /^\$\s?\d[\d,]*$/
const SAYS_WHAT = /^(?:this is )?(?:(?:your|the|a) )?deductible (?:for|on|per|of) (?:each|every|any|all)\b[^$%:]*$/i

/**
 * '$5,000' in large print, and beside it at half its height 'Deductible for each flood. It is taken once,' over 'from the
 * building and contents loss together.'
 */
export const figuresBeforeWords = (page: Page): SaidDeductible[] =>
  page.cells
    .filter((cell) => BARE.test(cell.text))
    .flatMap((figure) => {
      const words = page.cells.find((cell) => isBeside(cell, figure))
      const [said = ''] = sentencesIn(words?.text ?? '')
      if (!words || !SAYS_WHAT.test(said)) return []
      const top = { ...figure, y: words.y, size: words.size }
      const isElse = isOfElse(page, { words: said.replace(/\bfloods?\b/gi, ''), at: figure, top })
      return isElse ? [] : deductibleIn(`${said} ${figure.text}`, [words, figure])
    })

/** In sizes of the words: how much larger the figure is, and in its own, how far off they begin. */
const LARGER = 1.5
const FAR = 1.6

const isBeside = (words: Cell, { right, y, size }: Cell): boolean =>
  size > LARGER * words.size &&
  words.left > right &&
  words.left - right < FAR * size &&
  y - words.y < size &&
  words.y - y < 2
