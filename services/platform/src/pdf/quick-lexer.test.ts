import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, it } from 'vitest'
import { startInProcessWorker } from './in-process-worker.ts'
import { openPdf } from './open-pdf.ts'
import { isLexerQuick } from './quick-lexer.ts'
import { tinyPdf } from './testing/tiny-pdf.ts'

/** What is read quickly, and beside it what looks like it and is not. */
const DRAWINGS = {
  'numbers of all kinds':
    '1 0 0 1 12.75 -.5 cm .5 4. m +3 -0 l --5 0007.1250 l 1.2.3 l 1-2 -7 l 12345678901234567890 1 l S',
  'numbers before brackets': 'BT /F1 12 Tf [(Wind)-120.5(storm) 3<48>-4.]TJ[ 5(and)6 ]TJ ET',
  'hexadecimal strings': 'BT /F1 9 Tf <41> Tj <4142> Tj <41 42\n43>Tj <414> Tj <> Tj <4G1> Tj <68 61696C> Tj ET',
  'strings with signs of their own':
    'BT /F1 9 Tf (a(b)c) Tj (\\101\\)\\n) Tj () Tj (two\r\nlines)Tj (%no remark) Tj ET',
  'operators that touch': "q Q qQ q1 0 0 1 5 5 cm Q BT/F1 9 Tf 14 TL T*(x)Tj T* (y)'5 6 Td(z)Tj ET f* n",
  'words that are none': 'q true false null Tq Tjj 5 zz Q %remark Tj\n0 g 1 j 2 J [3 4]0 d',
  'a picture among them': 'q BI /W 1 /H 1 /BPC 8 /CS /G ID \u0041 EI Q 1 1 m 2 2 l S',
  'an end in the middle': 'BT /F1 9 Tf (begun) Tj 5 6',
  'an end in a string': 'BT /F1 9 Tf <4142',
  'an end in a number': '1 2 m 3 -',
}

const operationsOf = async (pdf: PDFDocumentProxy): Promise<string> => {
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  await pdf.loadingTask.destroy()
  // Fonts are numbered on from document to document.
  return JSON.stringify([fnArray, argsArray]).replaceAll(/g_d\d+_/g, '')
}

const before = new Map<string, string>()

beforeAll(async () => {
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    const worker = startInProcessWorker(VerbosityLevel.ERRORS)
    const loading = getDocument({ data: tinyPdf({ content: drawing }), worker, verbosity: VerbosityLevel.ERRORS })
    before.set(name, await operationsOf(await loading.promise))
  }
  expect(isLexerQuick()).toBe(false)
})

it.each(Object.entries(DRAWINGS))('reads %s as pdf.js does', async (name, drawing) => {
  expect(await operationsOf(await openPdf(tinyPdf({ content: drawing })))).toBe(before.get(name))
  expect(isLexerQuick()).toBe(true)
})

it('leaves nothing behind in other objects', () => {
  expect('lexer' in {}).toBe(false)
})
