import { labelWeight } from '../../labels/known-label.ts'
import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'

/** 'Residence' alone may name the dwelling; over 'premises' it is half a label. */
const DOUBTFUL = 0.6

/** 'Named insured and' / 'Residence premises', 'Named insured and mailing' / 'Address:' */
const OPEN = /\b(?:and|of|or|at|for the|mailing)$|&$/i

/** 'Location of Residence' / 'Premises' */
const isPremises = (upper: Cell, lower: Cell): boolean =>
  /\bresidence$/i.test(upper.text) && /^premises:?$/i.test(lower.text)

/** 'Property' / 'Insured' over two lines of an address */
const isPropertyInsured = (upper: Cell, lower: Cell): boolean =>
  /^(?:property|premises|dwelling|location)$/i.test(upper.text) && /^(?:insured|covered):?$/i.test(lower.text)

/** 'FIRST' / 'MORTGAGEE', each beside a line of the lender's */
const isRanked = (upper: Cell, lower: Cell): boolean =>
  /^(?:first|1st|primary|second|2nd)$/i.test(upper.text) &&
  /^(?:mortgagee|mortgage ?holder|mortgage company|lien ?holder|lender|loss payee)s?:?$/i.test(lower.text)

const known = new WeakMap<Page, Cell[]>()

/** Labels that break over two lines ('Policy' / 'number'), each as one cell on the line of its value. */
export const wrappedLabels = (page: Page): Cell[] => {
  const before = known.get(page)
  if (before) return before
  const labels = page.cells.flatMap((upper, index) => {
    const found = isPart(upper) ? lowerHalf(page, upper, index) : shareBelow(page, upper, index)
    if (!found) return []
    const { lower, isOpen } = found
    const text = `${upper.text} ${lower.text}`
    const [left, right] = [Math.min(upper.left, lower.left), Math.max(upper.right, lower.right)]
    const label: Cell = { ...upper, text, key: squash(text), left, right }
    if (labelWeight(label) <= labelWeight(upper) && !(isOpen && labelWeight(label) > 0)) return []
    const middle = (upper.y + lower.y) / 2
    const isBeside = (cell: Cell, y: number) => cell.left > label.right && Math.abs(cell.y - y) < 0.3 * upper.size
    const centred = page.cells.find((cell) => isBeside(cell, middle) && cell.left - label.right < 250)
    // What stands on the first line, and nearer, is the value: the other is of the next block.
    const isBetween = centred && !page.cells.some((cell) => isBeside(cell, upper.y) && cell.left < centred.left - 3)
    if (endsAtValue(page, upper, lower)) return [{ ...label, y: lower.y }]
    return [isBetween ? { ...label, y: middle } : label]
  })
  known.set(page, labels)
  return labels
}

/** 'Total due for the' over 'policy period   $1,749.35': the figure stands at the foot, and beside the first line nothing, or what is of the next block. */
const endsAtValue = (page: Page, upper: Cell, lower: Cell): boolean => {
  const [first, last] = [upper, lower].map((line) => cellsOfLine(page, line).find(({ left }) => left > line.right))
  return last !== undefined && /^\$?\d/.test(last.text) && (!first || last.left < first.left - 3)
}

/** The line that a label goes on to; one that is whole may go on only where its last word leaves it open. */
const lowerHalf = (page: Page, upper: Cell, index: number): { lower: Cell; isOpen: boolean } | null => {
  const lower = page.cells.slice(index + 1, index + 12).find((cell) => goesOn(upper, cell) && isNear(page, upper, cell))
  if (!lower || !isPart({ ...lower, text: lower.text.replace(/:$/, '') })) return null
  const isOpen = OPEN.test(upper.text) || isPremises(upper, lower) || isRanked(upper, lower)
  if (isOpen) return { lower, isOpen }
  const isFurtherIn = LETTERED.test(upper.text) && isIndented(upper, lower) && cellsOfLine(page, lower)[1] === undefined
  const isOwn = labelWeight(lower) > DOUBTFUL && !/^[a-z(]/.test(lower.text) && !isFurtherIn
  return labelWeight(upper) > DOUBTFUL || isOwn ? null : { lower, isOpen }
}

/** 'HOME PROTECTOR - ADDITIONAL REPLACEMENT COST,   $64.20' over 'UP TO 25% OF COVERAGE A': the title goes on below its price. */
const shareBelow = (page: Page, upper: Cell, index: number): { lower: Cell; isOpen: boolean } | null => {
  if (!upper.text.endsWith(',') || upper.text.length > 70) return null
  const lower = page.cells
    .slice(index + 1, index + 6)
    .find((cell) => Math.abs(cell.left - upper.left) < 1.5 && cell.y - upper.y < WIDE_PITCH * upper.size)
  const isShare = lower !== undefined && /^up to \d{1,3}\s?% of\b(?! coverage [b-f]\b)/i.test(lower.text)
  return isShare && cellsOfLine(page, lower).length === 1 ? { lower, isOpen: true } : null
}

/** '$7,042' / 'Windstorm and' / 'Hail': an item of a narrow list, whose figure is its first line. */
export const amountFirstLabels = (page: Page): Cell[] =>
  page.cells.flatMap((upper, index) => {
    if (
      !FIGURE_FIRST.test(upper.text) ||
      isValueOfRow(page, upper) ||
      isAmongFigures(page, upper) ||
      isInStack(page, upper)
    )
      return []
    const lines = [upper, ...wordsUnder(upper, page.cells.slice(index + 1, index + 24))]
    const text = lines.map((cell) => cell.text).join(' ')
    const right = Math.max(...lines.map((cell) => cell.right))
    return lines.length > 1 && !areAnswers(page, lines) ? [{ ...upper, text, key: squash(text), right }] : []
  })

/** 'Amount of coverage   $612,000' over 'Payment basis   Replacement cost': each line has its own name, one below the other. */
const areAnswers = (page: Page, lines: Cell[]): boolean => {
  const [upper, lower] = lines.map((cell) => cellsOfLine(page, cell)[0])
  return upper !== undefined && lower !== undefined && !lines.includes(upper) && Math.abs(upper.left - lower.left) < 3
}

/** '$317,000   $31,700   $190,200' over 'Dwelling   Other structures   Personal property': a row of figures with a row of names. */
const isAmongFigures = (page: Page, figure: Cell): boolean => {
  const below = page.cells.find(({ y, left }) => y > figure.y + 2 && Math.abs(left - figure.left) < 1.5)
  const isRow = cellsOfLine(page, figure).filter(({ text }) => /^\$\s?\d[\d,]*$/.test(text)).length > 2
  return (
    isRow && below !== undefined && cellsOfLine(page, below).filter((cell) => labelWeight(cell) > DOUBTFUL).length > 2
  )
}

/** '$2,500' over '$6,000' over 'All other perils' over 'Wind and hail': a stack of figures over one of names, none of which is told its own. */
const isInStack = (page: Page, figure: Cell): boolean =>
  page.cells.some(
    (cell) =>
      /^\$\s?\d[\d,]*$/.test(cell.text) &&
      Math.abs(cell.left - figure.left) < 1.5 &&
      figure.y - cell.y > 2 &&
      figure.y - cell.y < 1.75 * figure.size &&
      cellsOfLine(page, cell).length === 1,
  )

/** With a label before it on its line a bare figure has its name already. */
const isValueOfRow = (page: Page, figure: Cell): boolean =>
  !/[a-z]/i.test(figure.text) &&
  cellsOfLine(page, figure).some((cell) => cell.right <= figure.left && labelWeight(cell) > 0)

const FIGURE_FIRST = /^(?:\$\s?\d[\d,]*|\d+(?:\.\d+)?\s?%)(?:\s[A-Za-z ]{0,30})?$/

/** Two lines of words at most, flush with the figure. */
const wordsUnder = (figure: Cell, below: Cell[]): Cell[] => {
  const lines: Cell[] = []
  for (const cell of below) {
    const last = lines.at(-1) ?? figure
    if (cell.y - last.y > 1.75 * last.size || lines.length === 2) break
    if (Math.abs(cell.left - figure.left) > 1.5 || cell.y <= last.y + 2) continue
    const isNext = lines.length > 0 && labelWeight(last) > DOUBTFUL && labelWeight(cell) > 0
    if (isNext || !/^[A-Za-z][A-Za-z ]{2,30}$/.test(cell.text)) break
    lines.push(cell)
  }
  return lines
}

const isPart = (cell: Cell): boolean => cell.text.length < 45 && !/\d{3}|[$.:]$/.test(cell.text)

/** In font sizes: lines of one label may be this far apart, where they follow each other closely this near. */
const WIDE_PITCH = 1.62
const PITCH = 1.4

/** Lines that are set wide are one label where what stands over and below them in their column is further off, or is its figure. */
const isNear = (page: Page, upper: Cell, lower: Cell): boolean => {
  const gap = lower.y - upper.y
  if (gap < PITCH * upper.size) return true
  const isClose = (cell: Cell): boolean => {
    const apart = Math.max(upper.y - cell.y, cell.y - lower.y)
    const isFigure = cell.y > lower.y && /^\$?\d/.test(cell.text)
    // 'Covered' / 'Location:' over 'Lienholder:': each ends with its colon, so what ends with the next one is of the next.
    const isNext = cell.y > lower.y && lower.text.endsWith(':') && /^[A-Z].*:$/.test(cell.text)
    return !isFigure && !isNext && Math.abs(cell.left - upper.left) < 3 && apart > 2 && apart < 1.25 * gap
  }
  return !page.cells.some(isClose)
}

const goesOn = (upper: Cell, lower: Cell): boolean =>
  (Math.abs(upper.left - lower.left) < 1.5 ||
    ((/^[a-z(]/.test(lower.text) || LETTERED.test(upper.text)) && isIndented(upper, lower)) ||
    ((/^[a-z(]/.test(lower.text) || BEGINNING.test(upper.text)) && isCentred(upper, lower))) &&
  lower.y > upper.y + 0.5 * upper.size &&
  lower.y - upper.y < WIDE_PITCH * upper.size &&
  Math.abs(upper.size - lower.size) < 0.3 &&
  (/^[a-z(]/.test(lower.text) ||
    /:$/.test(lower.text) ||
    /[a-z]-$/.test(upper.text) ||
    BEGINNING.test(upper.text) ||
    OPEN.test(upper.text) ||
    LETTERED.test(upper.text) ||
    isPremises(upper, lower) ||
    isRanked(upper, lower) ||
    isPropertyInsured(upper, lower) ||
    upper.text === upper.text.toUpperCase())

/** Words that begin a label and are none by themselves, so that a capital may follow: 'Named' / 'Insureds'. */
const BEGINNING =
  /^(?:(?:first |primary )?named|additional(?: named)?|(?:location|address|year|age|name|date)(?: and address)? of(?: the)?|mortgage|residence|insured|other|separate|detached|personal|medical|loss of|additional living|extended|expanded)$/i

/** 'Coverage B Related Private' over 'Structures' */
const LETTERED = /^Cov(?:erage|\.)? [A-F]\W+[A-Z][A-Za-z ]+$/i

/** The second line of a label may begin a little further in. */
const isIndented = (upper: Cell, lower: Cell): boolean => {
  const indent = lower.left - upper.left
  return indent > 0 && indent < 2 * upper.size
}

/** 'Other' over 'structures', the head of a column whose lines are centred. */
const isCentred = (upper: Cell, lower: Cell): boolean =>
  lower.left < upper.left && Math.abs(upper.left + upper.right - lower.left - lower.right) < 2
