import type { Cell } from '../cell.ts'
import type { TextItem } from '../page-text.ts'
import { comesToFigure, goesOn, isRunning } from './sentences-in-lines.ts'

/** In parts of the font size: a space is 0.3 (0.6 in typewriter faces), columns are further apart. */
const WORD_GAP = 0.72
/** Columns that nearly touch are known by where other lines begin: this far from such an edge is on it, in points. */
const ON_EDGE = 0.8

/** Joins the runs of each line to cells. A column that is filled to its end still parts from the next one. */
export const cellsOfLines = (lines: TextItem[][], page: number): Cell[] => {
  const edges = columnEdges(lines)
  return lines.flatMap((line) => (isJustified(line) ? [joined(line, page)] : cellsOf({ line, page, edges })))
}

/** Between 'A' and 'B', drawn by itself: it parts them. */
const IS_BAR = /^\s*\|\s*$/

const gapBefore = (line: TextItem[], index: number): number => {
  const [before, item] = [line[index - 1], line[index]]
  return before && item ? item.x - before.x - before.width : Number.POSITIVE_INFINITY
}

/** Where, on two lines at least, something begins after a wide gap. */
const columnEdges = (lines: TextItem[][]): number[] => {
  const starts = lines.flatMap((line) =>
    line
      .filter((item, index) => index > 0 && gapBefore(line, index) > wordGap(line[index - 1], item))
      .map(({ x }) => x),
  )
  const sorted = starts.sort((a, b) => a - b)
  return [...sorted.filter((x, index) => index > 0 && x - (sorted[index - 1] as number) < ON_EDGE), ...seams(lines)]
}

/** Where one column ends flush right and the next begins flush left, on three lines at least: '$410,000 C - Contents' over '$41,000 D - Loss of use'. */
const seams = (lines: TextItem[][]): number[] => {
  const gaps = lines.flatMap((line) =>
    line.flatMap((item, index) => {
      const gap = gapBefore(line, index)
      const mayPart = gap > SEAM * item.size && gap < WORD_GAP * item.size
      return index > 0 && mayPart && !IS_NUMBER.test(line[index - 1]?.text ?? '') ? [{ x: item.x, gap }] : []
    }),
  )
  const sorted = gaps.sort((a, b) => a.x - b.x)
  return sorted.flatMap(({ x, gap }, index) => {
    const alike = sorted.slice(index, index + LINES_OF_SEAM)
    const isSeam =
      alike.length === LINES_OF_SEAM &&
      alike.every((other) => other.x - x < ON_EDGE && Math.abs(other.gap - gap) < ON_EDGE)
    return isSeam ? [x] : []
  })
}
/** In parts of the font size: wider than a space, narrower than what parts columns anywhere. */
const SEAM = 0.5
/** '1.' before 'Named insured and mailing address' over '2.' and '3.' before other titles is no column. */
const IS_NUMBER = /^\(?\d{1,2}[.)]$/
const LINES_OF_SEAM = 3

interface Line {
  line: TextItem[]
  page: number
  edges: number[]
}

const cellsOf = ({ line, page, edges }: Line): Cell[] => {
  const cells: Cell[] = []
  for (const [index, item] of line.entries()) {
    if (IS_BAR.test(item.text)) continue
    const last = cells.at(-1)
    const gap = last ? item.x - last.right : 0
    const isApart =
      (gap > wordGap(line[index - 1], item) && !isNextSentence({ line, index, gap }, edges)) ||
      gap <= -item.size ||
      IS_BAR.test(line[index - 1]?.text ?? '') ||
      isBesideMark(line[index - 1], item)
    if (!last || isApart || isOnEdge({ line, index, gap }, edges)) {
      cells.push(cellOf(item, page))
      continue
    }
    last.text += gap > 0.12 * item.size ? ` ${item.text}` : item.text
    last.right = Math.max(last.right, item.x + item.width)
  }
  return cells
}

/** In points. In a typewriter's face, whose letters are all as wide, two spaces part columns, and one between words may be spread a little. */
const wordGap = (before: TextItem | undefined, item: TextItem): number => {
  const usual = WORD_GAP * Math.max(item.size, before?.size ?? 0)
  return before && isFixedPitch(before, item) && areWords(before, item)
    ? Math.max(usual, SPREAD * pitchOf(item))
    : usual
}
/** In letters' widths. */
const SPREAD = 1.5

const areWords = (before: TextItem, item: TextItem): boolean => !/\d$/.test(before.text) && !/^[$\d]/.test(item.text)

const pitchOf = ({ width, text }: TextItem): number => width / text.length

const isFixedPitch = (before: TextItem, item: TextItem): boolean =>
  Math.abs(pitchOf(before) - pitchOf(item)) < 0.01 * pitchOf(item) &&
  Math.abs(pitchOf(item) - 0.6 * item.size) < 0.01 * item.size

/** A company's mark in large letters stands at the middle of the two lines of its name; the mark of a note is raised behind an amount. */
const isBesideMark = (mark: TextItem | undefined, item: TextItem): boolean => {
  if (mark === undefined || mark.size < LARGE * item.size || Math.abs(mark.y - item.y) < 0.3 * item.size) return false
  const isNote = /\$\s?\d[\d,.]*$/.test(mark.text) && /^(?:\d{1,2}|\*+)$/.test(item.text)
  return isNote || (/^[A-Z]{2,}$/.test(mark.text) && item.x - mark.x - mark.width > 0.3 * item.size)
}
const LARGE = 1.7

/** A file that keeps the spaces inside its runs begins a new run for a reason; where words are drawn singly, less is sure. */
const isOnEdge = ({ line, index, gap }: { line: TextItem[]; index: number; gap: number }, edges: number[]): boolean => {
  const [before, item] = [line[index - 1], line[index]] as [TextItem | undefined, TextItem]
  if (!edges.some((edge) => Math.abs(edge - item.x) < ON_EDGE) || isTyped(before, item, gap)) return false
  const [written, rest] = [textBefore(line, index), restOfText(line, index)]
  if (gap < 0.4 * item.size && (isRunning(rest) || goesOn(written, rest))) return false
  if (comesToFigure(written, rest)) return false
  const keepsSpaces = before !== undefined && /\S\s\S/.test(before.text)
  return gap > (keepsSpaces ? 0.15 : 0.5) * item.size
}

/** Two spaces of a typewriter after a full stop: words go on where no other line has a column. */
const isNextSentence = (
  { line, index, gap }: { line: TextItem[]; index: number; gap: number },
  edges: number[],
): boolean => {
  const [before, item] = [line[index - 1], line[index]]
  return (
    before !== undefined &&
    item !== undefined &&
    gap < 1.3 * item.size &&
    /\S \S+ \S*[A-Za-z]{2}\.$/.test(before.text) &&
    /^[A-Z]\S* \S+ \S/.test(item.text) &&
    isCapitals(before.text) === isCapitals(item.text) &&
    !edges.some((edge) => Math.abs(edge - item.x) < ON_EDGE)
  )
}

/** 'WATER BACKUP.  This coverage is …': a heading is no sentence. */
const isCapitals = (text: string): boolean => text === text.toUpperCase()

/** The runs up to here that no wide gap parts. */
const textBefore = (line: TextItem[], index: number): string => {
  const start = line.findLastIndex((item, at) => at <= index && gapBefore(line, at) > WORD_GAP * item.size)
  return line
    .slice(Math.max(start, 0), index)
    .map(({ text }) => text)
    .join(' ')
}

/** The runs from here on that no wide gap parts. */
const restOfText = (line: TextItem[], index: number): string => {
  const end = line.findIndex((item, at) => at > index && gapBefore(line, at) > WORD_GAP * item.size)
  return line
    .slice(index, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(' ')
}

/** A typewriter's space: as wide as each letter before and after it. Its columns are further apart. */
const isTyped = (before: TextItem | undefined, item: TextItem, gap: number): boolean => {
  const pitch = item.width / item.text.length
  const isFixed = before !== undefined && Math.abs(before.width / before.text.length - pitch) < 0.01 * pitch
  return isFixed && before.text.length > 1 && item.text.length > 1 && Math.abs(gap - pitch) < 0.1 * pitch
}

/** Five words and more, set apart by the same wide spaces: a line of a justified paragraph. */
const isJustified = (line: TextItem[]): boolean => {
  if (line.length < 5 || line.some(({ text }) => /\s|^\$/.test(text.trim()))) return false
  // 'LO-1   LO-14   LO-22': most of a sentence's words have no figures.
  if (2 * line.filter(({ text }) => /\d/.test(text)).length > line.length) return false
  const gaps = line.slice(1).map((_, index) => gapBefore(line, index + 1))
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  const size = line[0]?.size ?? 0
  return least > 0.3 * size && most < 1.7 * size && most - least < 0.12 * size
}

const joined = (line: TextItem[], page: number): Cell => {
  const last = line.at(-1) as TextItem
  const text = line.map((item) => item.text.trim()).join(' ')
  return { ...cellOf(line[0] as TextItem, page), text, right: last.x + last.width }
}

const cellOf = (item: TextItem, page: number): Cell => ({
  text: item.text,
  key: '',
  page,
  left: item.x,
  right: item.x + item.width,
  y: item.y,
  size: item.size,
})
