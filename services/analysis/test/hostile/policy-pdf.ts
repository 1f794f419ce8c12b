import { deflateRawSync } from 'node:zlib'

/** What a hostile document changes of a sound one; numbers from 10 on are free for objects of its own. */
interface Changes {
  catalog?: string
  /** Entries of the page, its parent, contents and resources excepted. */
  page?: string
  mediaBox?: string
  pages?: string
  fonts?: string
  resources?: string
  /** Drawn before and after the sound page. */
  before?: string
  after?: string
  contents?: string
  objects?: Record<number, string | Buffer>
  trailer?: string
  head?: string
  tail?: string
}

/** What a careful person reads on the sound page. */

const ROWS = [
  ['Homeowners Policy Declarations', ''],
  ['Policy Number', 'TXH-4471902'],
  ['Named Insured', 'Maria Ortega'],
  ['Insured Location', '814 Pecan Street, Georgetown, TX 78626'],
  ['Policy Period', '03/01/2026 to 03/01/2027'],
  ['Coverage A - Dwelling', '$412,000'],
  ['Coverage B - Other Structures', '$41,200'],
  ['Coverage C - Personal Property', '$206,000'],
  ['Coverage D - Loss of Use', '$82,400'],
  ['Coverage E - Personal Liability', '$300,000'],
  ['Coverage F - Medical Payments', '$5,000'],
  ['Wind and Hail Deductible', '2% ($8,240)'],
  ['Total Annual Premium', '$3,118.00'],
] as const

/** The line's baseline stands `y` points above the foot of the page. */
export const lineAt = (text: string, y: number, x = 60): string => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET\n`

const soundContent = ROWS.map(
  ([label, value], index) => lineAt(label, 740 - 20 * index) + (value ? lineAt(value, 740 - 20 * index, 320) : ''),
).join('')

/** The declarations of a Texas home on one page, with what the caller would have otherwise. */
export const policyPdf = (changes: Changes = {}): Buffer => {
  const { catalog = '', page = '', mediaBox = '[0 0 612 792]', fonts = '', resources = '' } = changes
  const { pages = '/Kids[4 0 R]/Count 1', contents = '5 0 R' } = changes
  return pdfOf(
    {
      1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      2: `<</Type/Pages${pages}>>`,
      3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      4: `<</Type/Page/Parent 2 0 R/MediaBox${mediaBox}/Contents ${contents}/Resources<</Font<</F1 3 0 R${fonts}>>${resources}>>${page}>>`,
      5: stream('', `${changes.before ?? ''}${soundContent}${changes.after ?? ''}`),
      ...changes.objects,
    },
    changes,
  )
}

export const stream = (entries: string, content: string | Buffer): Buffer => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  const length = entries.includes('/Length') ? '' : `/Length ${bytes.length}`
  return Buffer.concat([Buffer.from(`<<${entries}${length}>>\nstream\n`), bytes, Buffer.from('\nendstream')])
}

/** A whole file with a table of its objects. */
const pdfOf = (objects: Record<number, string | Buffer>, { trailer = '', head = '', tail = '' }: Changes): Buffer => {
  const parts: Buffer[] = [Buffer.from(`${head}%PDF-1.7\n`, 'latin1')]
  let length = parts[0]?.length ?? 0
  const add = (part: string | Buffer) => {
    parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
    length += parts.at(-1)?.length ?? 0
  }
  const ids = Object.keys(objects).map(Number)
  const rows = ids.map((id) => {
    const row = `${id} 1\n${String(length).padStart(10, '0')} 00000 n \n`
    add(`${id} 0 obj\n`)
    add(objects[id] ?? 'null')
    add('\nendobj\n')
    return row
  })
  const start = length
  add(`xref\n0 1\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer\n<</Size ${Math.max(...ids) + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n${tail}`)
  return Buffer.concat(parts)
}

/**
 * The same with a stream as its table of objects: `held` says in which stream of objects each further object lies; a
 * table of the caller's own takes its place.
 */
export const packedPdf = (changes: Changes, held: Record<number, number | null>, table?: Buffer): Buffer => {
  const file = policyPdf(changes).toString('latin1')
  const body = file.slice(0, file.lastIndexOf('xref\n', file.lastIndexOf('startxref')))
  const rows = new Map([...body.matchAll(/(\d+) 0 obj\n/g)].map(({ 1: id, index }) => [Number(id), [1, index, 0]]))
  for (const [id, holder] of Object.entries(held)) if (holder) rows.set(Number(id), [2, holder, 0])
  const entries = Buffer.concat(
    Array.from({ length: 100 }, (_, id) => {
      const [kind = 0, place = 0] = rows.get(id) ?? []
      return Buffer.from([kind, place >> 24, place >> 16, place >> 8, place, 0])
    }),
  )
  const written = table ?? stream('/Type/XRef/Size 100/W[1 4 1]/Root 1 0 R', entries)
  const end = `\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([Buffer.from(`${body}99 0 obj\n`, 'latin1'), written, Buffer.from(end)])
}

const BLOCK = 2 ** 20

/**
 * So many megabytes of one byte, deflated without ever being held: one deflated block, again and again. The checksum at
 * the end is wrong, which no reader of PDFs looks at.
 */
export const inflating = (megabytes: number, byte = 0): Buffer => {
  const block = deflateRawSync(Buffer.alloc(BLOCK, byte), { finishFlush: 3 })
  const blocks = Buffer.alloc(block.length * megabytes)
  for (let index = 0; index < megabytes; index += 1) blocks.set(block, index * block.length)
  return Buffer.concat([Buffer.from([0x78, 0xda]), blocks, Buffer.from([3, 0, 0, 0, 0, 1])])
}
