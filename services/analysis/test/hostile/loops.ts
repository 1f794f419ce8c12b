import { deflateSync } from 'node:zlib'
import { lineAt, packedPdf, policyPdf, stream } from './policy-pdf.ts'

const times = (count: number, text: string) => text.repeat(count)
const packed = (text: string) => stream('/Filter/FlateDecode', deflateSync(text))
const added = (content: string) => policyPdf({ contents: '[5 0 R 10 0 R]', objects: { 10: packed(content) } })
const form = (resources: string, content: string) =>
  stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`, content)
const font = (entries: string, objects: Record<number, string | Buffer>) =>
  policyPdf({
    fonts: '/F2 10 0 R',
    after: 'BT /F2 9 Tf 60 200 Td <00410042> Tj ET',
    objects: { 10: `<</Type/Font/Subtype/Type0/BaseFont/ABC${entries}>>`, ...objects },
  })
const cidFont =
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABC/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>'
const cmap = (body: string, entries = '') =>
  stream(
    `/Type/CMap/CMapName/Own${entries}/Filter/FlateDecode`,
    deflateSync(`/CMapName /Own def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n${body}\nendcmap`),
  )
const mapped = (toUnicode: Buffer) =>
  font('/Encoding/Identity-H/DescendantFonts[11 0 R]/ToUnicode 12 0 R', { 11: cidFont, 12: toUnicode })
const encoded = (encoding: Buffer) => font('/Encoding 12 0 R/DescendantFonts[11 0 R]', { 11: cidFont, 12: encoding })

/** Things within themselves, and things without end. */
export const loops: Record<string, () => Buffer> = {
  'a page tree that holds itself': () => policyPdf({ pages: '/Kids[2 0 R]/Count 1' }),
  'a page tree that holds itself and a page': () => policyPdf({ pages: '/Kids[2 0 R 4 0 R]/Count 2' }),
  'two page trees that hold each other': () =>
    policyPdf({
      pages: '/Kids[10 0 R]/Count 1',
      objects: {
        10: '<</Type/Pages/Parent 11 0 R/Kids[11 0 R]/Count 1>>',
        11: '<</Type/Pages/Parent 10 0 R/Kids[10 0 R]/Count 1>>',
      },
    }),
  'a page that is its own parent': () =>
    policyPdf({ page: '/Parent 4 0 R', pages: '/Parent 2 0 R/Kids[4 0 R]/Count 1' }),
  'a page tree 50,000 levels deep': () =>
    policyPdf({
      pages: '/Kids[10 0 R]/Count 1',
      objects: Object.fromEntries(
        Array.from({ length: 50_000 }, (_, level) => [
          10 + level,
          `<</Type/Pages/Parent ${level === 0 ? 2 : 9 + level} 0 R/Kids[${level === 49_999 ? 4 : 11 + level} 0 R]/Count 1>>`,
        ]),
      ),
    }),
  'a count of a million pages and one page': () => policyPdf({ pages: '/Kids[4 0 R]/Count 1000000' }),
  'a million pages': () => policyPdf({ pages: `/Kids[${times(1_000_000, '4 0 R ')}]/Count 1000000` }),
  'a million pages that say to be one': () => policyPdf({ pages: `/Kids[${times(1_000_000, '4 0 R ')}]/Count 1` }),
  'a count below nothing': () => policyPdf({ pages: '/Kids[4 0 R]/Count -5' }),
  'three hundred pages of one endless drawing': () =>
    policyPdf({
      pages: `/Kids[${times(300, '4 0 R ')}]/Count 300`,
      contents: '[5 0 R 10 0 R]',
      objects: { 10: packed(times(100_000, '1 0 0 1 0 0 cm ')) },
    }),
  'arrays a million deep': () => policyPdf({ page: `/Extra ${times(1_000_000, '[')}` }),
  'dictionaries 200,000 deep': () => policyPdf({ page: `/Extra ${times(200_000, '<</A ')}1${times(200_000, '>>')}` }),
  'arrays a million deep in the drawing': () => added(times(1_000_000, '[')),
  'a text of a million brackets': () => added(`BT /F1 9 Tf ${times(1_000_000, '(')} Tj ET`),
  'an indirect length of itself': () => policyPdf({ objects: { 5: stream('/Length 5 0 R', lineAt('Never', 20)) } }),
  'references in a circle': () => policyPdf({ contents: '10 0 R', objects: { 10: '11 0 R', 11: '10 0 R' } }),
  'contents within themselves': () => policyPdf({ contents: '10 0 R', objects: { 10: '[10 0 R 5 0 R]' } }),
  'a stream of objects that lies in itself': () => objectStream('/Extends 10 0 R', 10),
  'a stream of objects whose filter lies in it': () => objectStream('/Filter 11 0 R', 11),
  'a billion objects in a stream': () => objectStream('/N 1000000000', 11),
  'a form that draws itself': () =>
    policyPdf({
      resources: '/XObject<</X 10 0 R>>',
      after: '/X Do',
      objects: { 10: form('/XObject<</X 10 0 R>>', '/X Do /X Do') },
    }),
  'forms that draw each other without end': () =>
    policyPdf({
      resources: '/XObject<</X 10 0 R>>',
      after: '/X Do',
      objects: Object.fromEntries(
        Array.from({ length: 12 }, (_, level) => [
          10 + level,
          form(
            `/XObject<</X ${11 + level} 0 R>>/Font<</F1 3 0 R>>`,
            level === 11 ? lineAt('x', 1) : times(10, '/X Do '),
          ),
        ]),
      ),
    }),
  'a pattern painted with itself': () =>
    policyPdf({
      resources: '/Pattern<</P 10 0 R>>',
      after: '/Pattern cs /P scn 0 0 600 700 re f',
      objects: {
        10: stream(
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001/Resources<</Pattern<</P 10 0 R>>>>',
          '/Pattern cs /P scn 0 0 1 1 re f',
        ),
      },
    }),
  'a letter that draws itself': () =>
    policyPdf({
      fonts: '/F2 10 0 R',
      after: 'BT /F2 9 Tf 60 200 Td (aaa) Tj ET',
      objects: {
        10: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/CharProcs<</a 11 0 R>>/Encoding<</Differences[97/a]>>/Resources<</Font<</F2 10 0 R>>>>>>',
        11: stream('', '1 0 d0 BT /F2 1 Tf (aa) Tj ET'),
      },
    }),
  'a map of four billion letters': () => mapped(cmap('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange')),
  'a map of 100 times 65,536 letters': () =>
    mapped(cmap(times(100, '1 beginbfrange <0000> <FFFF> <0041> endbfrange\n'))),
  'an encoding of four billion letters': () => encoded(cmap('1 begincidrange <00000000> <FFFFFFFF> 0 endcidrange')),
  'an encoding that uses itself': () => encoded(cmap('/Own usecmap', '/UseCMap 12 0 R')),
  'letters of a billion widths': () =>
    font('/Encoding/Identity-H/DescendantFonts[11 0 R]', {
      11: cidFont.replace(/>>$/, '/W[0 1000000000 500]>>'),
    }),
  'a font that descends from itself': () => font('/Encoding/Identity-H/DescendantFonts[10 0 R]', {}),
  'tables of objects in a circle': () => {
    const start = /startxref\n(\d+)/.exec(policyPdf().toString('latin1'))?.[1]
    return policyPdf({ trailer: `/Prev ${start}` })
  },
}

/** A stream of objects 10 that is said to hold the object 11 and, as the table has it, itself. */
const objectStream = (entries: string, held: number): Buffer => {
  const header = `${held} 0 `
  const count = entries.includes('/N ') ? '' : '/N 1'
  return packedPdf(
    {
      page: '/Extra 11 0 R',
      contents: '[5 0 R 11 0 R]',
      objects: { 10: stream(`/Type/ObjStm${count}/First ${header.length}${entries}`, `${header}/FlateDecode`) },
    },
    { 10: held === 10 ? 10 : null, 11: 10 },
  )
}
