/**
 * A small PDF for tests: one line of text a page, or a content stream of one's own (font /F1 is Helvetica). Its further
 * resources may name further streams: those of one page have the numbers from 6.
 */
export const tinyPdf = ({
  pages = 1,
  text = 'Declarations',
  content = lineOf(text),
  resources = '',
  streams = [],
}: TinyPdf = {}): Uint8Array => {
  const pageIds = Array.from({ length: pages }, (_, index) => 4 + index)
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pageIds.map(() => pageObject(`${4 + pages} 0 R`, `/Font<</F1 3 0 R>>${resources}`)),
    streamObject('', content),
    ...streams.map(([entries, drawing]) => streamObject(entries, drawing)),
  ])
}

interface TinyPdf {
  pages?: number
  text?: string
  content?: string
  resources?: string
  streams?: [entries: string, content: string][]
}

const lineOf = (text: string): string => `BT /F1 12 Tf 72 720 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`

/** Forms that draw each other ten times over, ten levels deep: small to send, endless to read. */
export const endlessPdf = (): Uint8Array => {
  const levels = 10
  const formIds = Array.from({ length: levels }, (_, index) => 6 + index)
  const forms = formIds.map((id, index) =>
    index === levels - 1
      ? streamObject(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 3 0 R>>>>',
          'BT /F1 9 Tf (x) Tj ET',
        )
      : streamObject(
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${id + 1} 0 R>>>>`,
          '/X Do '.repeat(10),
        ),
  )
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    pageObject('5 0 R', '/XObject<</X 6 0 R>>'),
    streamObject('', '/X Do '.repeat(10)),
    ...forms,
  ])
}

const pageObject = (contents: string, resources: string): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${contents}/Resources<<${resources}>>>>`

const streamObject = (entries: string, content: string): string =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`

const pdfOf = (objects: string[]): Uint8Array => {
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text + table + end, 'latin1'))
}
