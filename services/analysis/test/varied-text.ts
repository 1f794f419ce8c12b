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

/** As a browser prints a page that has no end. */
export const onOnePage = (text: string): string => text.replace(/^=+$/gm, '')
