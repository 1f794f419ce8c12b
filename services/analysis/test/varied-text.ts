/** The same page, set in another way: what a careful reader finds there is the same. */

const isPageEnd = (line: string): boolean => /^=+$/.test(line)

export const doubleSpaced = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (isPageEnd(line) ? [line] : [line, '']))
    .join('\n')

export const withoutBlankLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/** Amounts right behind their names, with no column. */
export const withoutAmountColumns = (text: string): string => text.replace(/ {6,}(?=\$[\d,.]+$)/gm, '  ')

/** As a browser prints a page that has no end. */
export const onOnePage = (text: string): string => text.replace(/^=+$/gm, '')

export const inCapitals = (text: string): string => text.toUpperCase()

export const withoutDollarSigns = (text: string): string =>
  rewritten(text.replace(/\$(?= {2,}\d)/g, ' '), /\$\s?(?=\d)/g, '')

export const withSpaceAfterDollar = (text: string): string => rewritten(text, /\$(?=\d)/g, '$$ ')

export const withCents = (text: string): string => rewritten(text, /^\$\d{1,3}(?:,\d{3})+$/g, '$&.00')

export const withoutCents = (text: string): string => rewritten(text, /(?<=\$[\d,]+)\.00(?!\d)/g, '')

export const withoutThousandsCommas = (text: string): string => rewritten(text, /(?<=\$[\d,]*),(?=\d{3})/g, '')

export const withPercentInWords = (text: string): string => rewritten(text, /(?<=\d)\s?%/g, ' percent')

export const withPercentApart = (text: string): string => rewritten(text, /(?<=\d)%/g, ' %')

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** As forms print them: '03/01/2026'. */
export const DATE = /\b(\d\d)\/(\d\d)\/(20\d\d)\b/g

/** 'March 1, 2026' */
export const inWords = (date: string): string => {
  const [month, day, year] = date.split('/').map(Number) as [number, number, number]
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

export const withLongDates = (text: string): string => rewritten(text, DATE, inWords)

export const withIsoDates = (text: string): string => rewritten(text, DATE, '$3-$1-$2')

/** Behind what names a figure or a date; a person beside an address or a telephone has no colon. */
export const withColons = (text: string): string =>
  text.replace(
    /^( *[A-Z][A-Za-z/&' -]{3,40}[a-z])( {3,})(?=[$\d][\d,./%]*(?: {2}|$))/gm,
    (_, label, gap) => `${label}:${gap.slice(1)}`,
  )

type Written = string | ((...match: string[]) => string)

const rewritten = (text: string, printed: RegExp, written: Written): string =>
  text
    .split(/^(=+)$/m)
    .map((page) => rewrittenPage(page, (run) => run.replace(printed, written as string)))
    .join('')

const rewrittenPage = (page: string, write: (run: string) => string): string => {
  const lines = page.split('\n').map(runsOf)
  return lines
    .map((runs, row) =>
      runs.reduce((line, run) => {
        const now = write(run.text)
        const start = isFlushRight(run, lines.slice(Math.max(0, row - 3), row + 4).flat())
          ? run.end - now.length
          : run.start
        return line.padEnd(line ? Math.max(start, line.length + 2) : start) + now
      }, ''),
    )
    .join('\n')
}

/** Amounts, that is; words and dates begin where their column does. */
const isFlushRight = ({ text, start, end }: Run, near: Run[]): boolean =>
  /^\(?[$\d](?!\d?\/)/.test(text) && near.some((other) => other.end === end && other.start !== start)

interface Run {
  text: string
  start: number
  end: number
}

const runsOf = (line: string): Run[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
