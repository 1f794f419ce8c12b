/** A figure as it is read, and as the page has it: ['2%', '2 percent']. */
export type PrintedFigure = [read: string, printed: string]

const FIGURE =
  /(?:\bUS(?:D\s?\$?|\s?\$)\s?|\$\s?)?[\d½¼¾](?:[\d,.½¼¾]*[\d½¼¾])?(?:\s?(?:%|per\s?cent\b|pct\b\.?)|\sUSD\b|[km]\b)?/gi

/** The figures of a text that were written in another notation. */
export const printedFigures = (printed: string, read: string): PrintedFigure[] => {
  if (printed === read) return []
  const [before = [], after = []] = [printed, read].map((text): string[] => text.match(FIGURE) ?? [])
  const pairs = after.map((figure, index): PrintedFigure => [figure, before[index] ?? figure])
  return before.length === after.length ? pairs.filter(([figure, own]) => figure !== own) : []
}

/** A text that was made of what is read, with its figures as the page has them. */
export const asPrinted = (text: string, figures: PrintedFigure[] = []): string =>
  figures.reduce((whole, [read, printed]) => withFigure(whole, read, printed), text)

const withFigure = (text: string, read: string, printed: string): string => {
  const [found] = [...text.matchAll(FIGURE)].filter(([figure]) => figure === read)
  return found ? `${text.slice(0, found.index)}${printed}${text.slice(found.index + read.length)}` : text
}
