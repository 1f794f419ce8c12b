import { readFileSync } from 'node:fs'
import { lineAt, policyPdf, stream } from './policy-pdf.ts'

const locked = new URL('../../../platform/src/pdf/testing/locked.pdf', import.meta.url)
const sound = policyPdf()
const latin = sound.toString('latin1')
const encrypted = (entries: string) =>
  policyPdf({
    trailer: `/ID[<00><00>]/Encrypt 10 0 R`,
    objects: { 10: `<</Filter/Standard${entries}/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>/P -4>>` },
  })
const zip = Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(20), Buffer.from('x.txt')])
const html = '<!DOCTYPE html><script>fetch("http://127.0.0.1:9/")</script><!--\n'

/** Files that are something else as well, or are not whole, or are locked. */
export const disguises: Record<string, () => Buffer> = {
  'HTML before the file': () => policyPdf({ head: html }),
  'HTML after the file': () => policyPdf({ tail: `${html}-->` }),
  'HTML that only names the header': () => Buffer.from(`${html}%PDF-1.7 --><h1>Coverage A $9,999,999</h1>`),
  'ZIP before the file': () => policyPdf({ head: zip.toString('latin1') }),
  'ZIP after the file': () => policyPdf({ tail: `${zip.toString('latin1')}PK\x05\x06${'\0'.repeat(18)}` }),
  'JPEG before the file': () => policyPdf({ head: '\xff\xd8\xff\xe0\0\x10JFIF\0' }),
  'a program before the file': () => policyPdf({ head: '#!/bin/sh\nid > /tmp/plainpolicy-escaped\nexit\n' }),
  'two files in one': () => Buffer.concat([sound, sound]),
  'a file that needs a password': () => readFileSync(locked),
  'an unknown password, 40 bits': () => encrypted('/V 1/R 2'),
  'an unknown way of locking': () => encrypted('/V 99/R 99'),
  'a key of a million bits': () => encrypted('/V 2/R 3/Length 1000000'),
  'a table of objects cut off': () => sound.subarray(0, latin.indexOf('xref\n') + 30),
  'no table of objects': () => sound.subarray(0, latin.indexOf('xref\n')),
  'half a file': () => sound.subarray(0, sound.length / 2),
  'a table elsewhere': () => Buffer.from(latin.replace(/startxref\n\d+/, 'startxref\n99999999999'), 'latin1'),
  'a table of a billion rows': () => Buffer.from(latin.replace('xref\n0 1\n', 'xref\n0 1000000000\n'), 'latin1'),
  'ten megabytes of beginnings': () => Buffer.from(`%PDF-1.7\n${'1 0 obj<</Type/Catalog'.repeat(450_000)}`),
  'ten megabytes of noise': () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(10 * 2 ** 20 - 100)]),
  'no objects at all': () => Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF'),
}

const noise = (length: number): Buffer => {
  let state = 7
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state >>> 16
    }),
  )
}

/** Boxes that no sheet of paper has. */
export const boxes: Record<string, () => Buffer> = {
  'a page of a billion points': () => policyPdf({ mediaBox: '[0 0 1000000000 1000000000]' }),
  'a page of 14,400 points and 10,000 units': () =>
    policyPdf({ mediaBox: '[0 0 14400 14400]', page: '/UserUnit 10000' }),
  'a page without extent': () => policyPdf({ mediaBox: '[0 0 0 0]' }),
  'a page upside down': () => policyPdf({ mediaBox: '[612 792 0 0]' }),
  'a page of no numbers': () => policyPdf({ mediaBox: '[/A (b) null 1e999]' }),
  'a page turned by 45 degrees': () => policyPdf({ page: '/Rotate 45' }),
  'a page thin as a thread': () => policyPdf({ mediaBox: '[0 0 1000000 0.001]' }),
  'a billion points and a picture': () =>
    policyPdf({
      mediaBox: '[0 0 1000000000 1000000000]',
      resources: '/XObject<</I 10 0 R>>',
      after: 'q 1000000000 0 0 1000000000 0 0 cm /I Do Q',
      objects: {
        10: stream('/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray', 'abcd'),
      },
    }),
}

/** Letters that are slow for careless rules, twenty lines of each. */
export const slowTexts: Record<string, () => Buffer> = Object.fromEntries(
  Object.entries({
    dots: '.',
    blanks: ' x',
    amounts: '$1,',
    digits: '1',
    dashes: '- ',
    addresses: '1 A St, ',
    dates: '01/01/2026 to ',
    codes: 'HO 04 95 ',
    labels: 'Coverage A Coverage ',
    words: 'a.b@c ',
    percents: '2% of ',
  }).map(([name, piece]) => [
    `long lines of ${name}`,
    () =>
      policyPdf({
        after: Array.from({ length: 20 }, (_, row) =>
          lineAt(piece.repeat(Math.floor(9000 / piece.length)), 480 - 20 * row),
        ).join(''),
      }),
  ]),
)
