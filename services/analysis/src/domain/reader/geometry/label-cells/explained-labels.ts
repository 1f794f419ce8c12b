import { labelWeight } from '../../labels/known-label.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { sentencesIn } from '../text/sentences.ts'

const FIGURE = /^(?:\$\s?\d[\d,]*|\d[\d.]*\s?%)$/

/** 'Personal property, at replacement cost': how it is paid is no part of its name. */
const PAID_SO = /, (?:paid |settled )?at (?:full )?(?:replacement cost|actual cash value)$/i

/** '$35,000   Coverage C, Personal Property. What you own, anywhere.': the label ends with its first sentence. */
export const explainedLabels = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const [figure, beside] = cellsOfLine(page, cell)
    if (beside !== cell || !figure || !FIGURE.test(figure.text)) return []
    const [first = ''] = sentencesIn(cell.text)
    const text = first.replace(/\.$/, '').replace(PAID_SO, '')
    const label = { ...cell, text, key: squash(text) }
    return text !== cell.text && labelWeight(label) >= LEAST ? [label] : []
  })

const LEAST = 0.6
