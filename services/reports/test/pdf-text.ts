import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const openPdf = (pdf: Uint8Array) => getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise

/** All words of a PDF, page after page, as one line. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await openPdf(pdf)
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''))
  }
  await document.loadingTask.destroy()
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
