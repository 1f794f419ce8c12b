import type { Cell } from '../cell.ts'

/** Rows that are set in one line, as cells of their own. */
export const withRowsApart = (cells: Cell[]): Cell[] => named(byLetters(listsApart(cells)).flatMap(runApart))

/** '212,000/COV B OTHER STR 21,200/': after a figure, or what is remarked on it, another row begins. */
const NEXT_ROW = /(?<=\d{3}(?: \([^()]*\)| (?:ea|each|per) [a-z]+)?)\s?(?:\/|;)\s?(?=[A-Za-z]{2}[^/;]*\d{3}|$)/gi

/** 'Section I $10,000 / Section II $50,000', 'Property 5,000/Liability 50,000': parts of what stands before them. */
const OF_ONE_ROW = /^(?:(?:section|sect?|each|per|any|aggregate)\b|(?:property|liability):? \$?\d)/i

/** 'Loss history: WIND 12,500/WATER BACKUP 8,000' */
const OF_THE_PAST = /\bloss(?:es)? (?:history|record|paid)\b|\bclaims?\b|\b(?:prior|previous|expiring)\b/i

/** 'Coverage A dwelling 212,000/Coverage B other structures 21,200': rows with strokes between them. */
const runApart = (cell: Cell): Cell[] => {
  const isRun = cell.text.length > 24 && cell.text.includes('/') && !OF_THE_PAST.test(cell.text)
  const parts = isRun ? cell.text.split(NEXT_ROW).filter(Boolean) : []
  const rows = parts.filter((part) => /[a-z]{3}.*\d,\d{3}/i.test(part))
  if (rows.length < 2 || !rows.every((row) => /^[^\d]*[a-z]/i.test(row) && !OF_ONE_ROW.test(row))) return [cell]
  return parts.flatMap(perName).flatMap((part) => {
    const [, name, figure] = /^([A-Z][^\d$]*[^\d$\s])\s+(\$?\d[\d,]{2,}.*)$/i.exec(part) ?? []
    return name && figure ? [pieceOf(cell, name, part), pieceOf(cell, figure, part)] : [pieceOf(cell, part, part)]
  })
}

/** 'ENDTS REPL COST CONTENTS/SEWER BACKUP 5,000': what has no figure is a name of several words. */
const perName = (part: string): string[] => {
  const [first = '', ...others] = part.replace(/^(?:endts?|endorsements?|opts?|options?)\b\.?:?\s/i, '').split('/')
  return others.length > 0 && [first, ...others].every((name) => /\w \w/.test(name.trim()))
    ? [first, ...others]
    : [part]
}

/** Where a part of its words stands in a cell, each letter as wide as the others. */
const pieceOf = (cell: Cell, words: string, part: string): Cell => {
  const width = (cell.right - cell.left) / cell.text.length
  const from = cell.text.indexOf(part) + part.lastIndexOf(words)
  return { ...cell, text: words, left: cell.left + from * width, right: cell.left + (from + words.length) * width }
}

const LIST_OF_NAMES = /^(?:([A-Za-z]{5,}) )?((?:[A-F](?:\/[A-F])+|[A-Z]{2,10}(?:\/[A-Z]{2,10})+))(?: [A-Z ]+)?$/
/** What the codes of such lists stand for. */
const NAMES: Record<string, string> = {
  LIAB: 'Personal liability',
  MED: 'Medical payments',
  PP: 'Personal property',
  OS: 'Other structures',
  LOU: 'Loss of use',
  ALE: 'Additional living expense',
  DWLG: 'Dwelling',
}
const FIGURE = String.raw`\$?\s?\d[\d,]*\d(?:\s?\([^()]*\))?`
const LIST_OF_FIGURES = new RegExp(`^${FIGURE}(?:\\s?/\\s*${FIGURE})+$`)

/** 'A/B/C   207,000/ 20,700/124,200', 'AOP/WH   1,000/4,140': as many names as figures beside them, each of which has its own. */
const listsApart = (cells: Cell[]): Cell[] => {
  const used = new Set<Cell>()
  const parted = cells.flatMap((cell, index) => {
    if (used.has(cell)) return []
    const names = namesIn(cell.text.trim())
    const beside = names.length > 1 ? figuresAfter(cells, index) : []
    const text = beside.map((one) => one.text.trim()).join(' ')
    const figures = LIST_OF_FIGURES.test(text) ? text.split(/\/(?![^(]*\))/).map((one) => one.trim()) : []
    if (figures.length !== names.length || figures.length === 0) return [cell]
    for (const one of beside) used.add(one)
    const right = beside.at(-1)?.right ?? cell.right
    return names.flatMap((name, at) =>
      rowAt(cell, right, { name, figure: figures[at] ?? '', at: at / names.length, share: 1 / names.length }),
    )
  })
  return parted
}

/** 'Premium A/B/C   1,200/620/400' */
const OF_NO_LIMIT = /^(?:premiums?|rates?|factors?|costs?|charges?|credits?|losses|claims)$/i

const namesIn = (text: string): string[] => {
  const [, kind = '', list = ''] = LIST_OF_NAMES.exec(text) ?? []
  const names = OF_NO_LIMIT.test(kind) ? [] : list.split('/').filter(Boolean)
  if (names.every((name) => name.length === 1)) return names.map((name) => `Coverage ${name}`)
  const isOfDeductibles = /^ded/i.test(kind)
  return names.map((name) => `${isOfDeductibles ? 'Deductible ' : ''}${NAMES[name] ?? name}`)
}

/** A list may have a wide space behind a stroke. */
const figuresAfter = (cells: Cell[], index: number): Cell[] => {
  const [name, ...right] = cells.slice(index) as [Cell, ...Cell[]]
  const end = right.findIndex((cell) => Math.abs(cell.y - name.y) > 0.3 * name.size || !/^[$\d]/.test(cell.text.trim()))
  const beside = end < 0 ? right : right.slice(0, end)
  const last = beside.findIndex(({ text }) => !text.trim().endsWith('/'))
  return last < 0 ? beside : beside.slice(0, last + 1)
}

interface Row {
  name: string
  figure: string
  /** Where it begins, and how much it takes, of the whole line. */
  at: number
  share: number
}

const rowAt = (cell: Cell, right: number, { name, figure, at, share }: Row): Cell[] => {
  const width = right - cell.left
  const left = cell.left + at * width
  return [
    { ...cell, text: name, left, right: left + 0.35 * share * width },
    { ...cell, text: figure, left: left + 0.5 * share * width, right: left + 0.75 * share * width },
  ]
}

const LETTER = /^([A-F])\s(\$?\s?\d{1,3}(?:,\d{3})+)$/

/** 'A 215,000   B 21,500   C 107,500': letters in their order on one line are those of coverages. */
const byLetters = (cells: Cell[]): Cell[] =>
  cells.flatMap((cell, index) => {
    const letter = LETTER.exec(cell.text.trim())
    if (!letter) return [cell]
    const [, name = '', figure = ''] = letter
    const isBeside = (other: Cell | undefined, step: number) =>
      other !== undefined &&
      Math.abs(other.y - cell.y) < 0.3 * cell.size &&
      LETTER.exec(other.text.trim())?.[1]?.charCodeAt(0) === name.charCodeAt(0) + step
    if (!isBeside(cells[index - 1], -1) && !isBeside(cells[index + 1], 1)) return [cell]
    const middle = cell.left + ((cell.right - cell.left) * 2) / cell.text.length
    return [
      { ...cell, text: `Coverage ${name}`, right: middle - 4 },
      { ...cell, text: figure, left: middle },
    ]
  })

/** 'Cov B   86,400   (Personal property)': the name behind the figure is that of the letter. */
const named = (cells: Cell[]): Cell[] =>
  cells.filter((cell, index) => {
    const [letter, figure] = cells.slice(Math.max(0, index - 2), index)
    const isName =
      /^\([A-Za-z ]{5,40}\)$/.test(cell.text.trim()) &&
      /^\$?\d[\d,]+$/.test(figure?.text.trim() ?? '') &&
      /^cov(?:erage|\.)? [A-F]$/i.test(letter?.text.trim() ?? '') &&
      Math.abs((letter?.y ?? 0) - cell.y) < 0.3 * cell.size
    if (isName && letter) letter.text = `${letter.text.trim()} ${cell.text.trim()}`
    return !isName
  })
