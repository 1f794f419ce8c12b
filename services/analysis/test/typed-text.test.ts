import { afterAll, expect, test } from 'vitest'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import { openRenderer } from '../src/ports/document-parser/picture/render-page.ts'
import { lineAt, policyPdf, stream } from './hostile/policy-pdf.ts'

const parser = openChildProcessParser({ timeoutMs: 30_000 })
afterAll(() => parser.close())

const reading = async (bytes: Uint8Array) => {
  const parsed = await parser.read(bytes)
  const read = parsed.ok ? await parser.readPolicy(parsed.value) : parsed
  if (!read.ok) throw new Error(read.fault)
  return read.value
}

interface Field {
  value: string
  /** What a viewer draws; none: it makes one of the value. */
  drawn?: string
  flags?: number
  entries?: string
  catalog?: string
}

/** The declarations with a field of a form at the right of 'Water Back-up Limit'. */
const filledIn = ({ value, drawn, flags = 4, entries = '/FT/Tx', catalog = '' }: Field) =>
  policyPdf({
    catalog: `/AcroForm<</Fields[20 0 R]/DA(/F1 10 Tf 0 g)/DR<</Font<</F1 3 0 R>>>>>>${catalog}`,
    page: '/Annots[20 0 R]',
    after: lineAt('Water Back-up Limit', 460),
    objects: {
      20: `<</Type/Annot/Subtype/Widget/T(backup)/V(${value})/DA(/F1 10 Tf 0 g)/F ${flags}/Rect[318 456 420 472]${drawn === undefined ? '' : '/AP<</N 21 0 R>>'}${entries}>>`,
      22: '<</Type/OCG/Name(Notes)>>',
      21: stream(
        '/Type/XObject/Subtype/Form/BBox[0 0 102 16]/Resources<</Font<</F1 3 0 R>>>>',
        `/Tx BMC q ${drawn} Q EMC`,
      ),
    },
  })

const text = (said: string, colour = '0 g') => `BT ${colour} /F1 10 Tf 2 4 Td (${said}) Tj ET`

test('what was typed into a field counts, and opens its place', async () => {
  const { fields, evidence } = await reading(filledIn({ value: '$7,500', drawn: text('$7,500') }))
  expect(fields.water_backup_limit).toBe(7500)
  const [, top = 0, right = 0] = evidence.water_backup_limit?.box ?? []
  expect(top).toBeCloseTo(792 - 472, -1)
  expect(right).toBeGreaterThan(330)
})

test('a field for which the file draws nothing is drawn by the viewer', async () => {
  expect((await reading(filledIn({ value: '$7,500' }))).fields.water_backup_limit).toBe(7500)
})

test('the picture of the page shows it', async () => {
  const renderer = await openRenderer(filledIn({ value: '$7,500', drawn: text('$7,500') }))
  const drawn = await renderer.render(1, 72)
  renderer.close()
  if (!drawn) throw new Error('not drawn')
  const { pixels, width } = drawn.picture
  const field = Array.from({ length: 12 }, (_, row) => pixels.subarray((322 + row) * width + 320).subarray(0, 36))
  expect(field.some((row) => row.some((pixel) => pixel < 100))).toBe(true)
})

test('what is drawn counts, not what the field says it holds', async () => {
  const { fields } = await reading(filledIn({ value: '$7,500', drawn: text('$2,500') }))
  expect(fields.water_backup_limit).toBe(2500)
})

test('of what was chosen from a list, what the list shows counts', async () => {
  const list = '/FT/Ch/Ff 131072/Opt[[($2,500)($7,500)][(none)(None)]]'
  expect((await reading(filledIn({ value: '$2,500', entries: list }))).fields.water_backup_limit).toBe(7500)
  expect((await reading(filledIn({ value: '$9,999', entries: list }))).fields.water_backup_limit).toBeNull()
})

const LAYER_OFF = '/OCProperties<</OCGs[22 0 R]/D<</OFF[22 0 R]/Order[22 0 R]>>>>'

test.each([
  ['in white', { drawn: text('$7,500', '1 g') }],
  ['in a hidden field', { drawn: text('$7,500'), flags: 2 }],
  ['in a field that only paper shows', { drawn: text('$7,500'), flags: 32 }],
  ['in a white field', { entries: '/FT/Tx/DA(/F1 10 Tf 1 g)' }],
  ['in a field for a password', { entries: '/FT/Tx/Ff 8192' }],
  ['on a layer that does not show', { entries: '/FT/Tx/OC 22 0 R', catalog: LAYER_OFF }],
])('what is typed %s is not believed', async (_where, field) => {
  expect((await reading(filledIn({ value: '$7,500', ...field }))).fields.water_backup_limit).toBeNull()
})
