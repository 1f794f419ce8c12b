import { deflateSync } from 'node:zlib'
import { inflating, lineAt, packedPdf, policyPdf, stream } from './policy-pdf.ts'

const gigabyte = inflating(1024)
const flate = '/Filter/FlateDecode'
const times = (count: number, text: string) => text.repeat(count)
const image = (width: number, height: number, entries = flate) =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB${entries}`
const withImage = (object: Buffer) =>
  policyPdf({
    resources: '/XObject<</I 10 0 R>>',
    after: 'q 500 0 0 300 50 100 cm /I Do Q',
    objects: { 10: object },
  })
const withFont = (font: string, objects: Record<number, string | Buffer> = {}) =>
  policyPdf({ fonts: '/F2 10 0 R', after: 'BT /F2 9 Tf 60 200 Td (ABC) Tj ET', objects: { 10: font, ...objects } })
/** JPEG's own header says how large the picture is, without a picture. */
const jpegHeader = Buffer.from('ffd8ffc0001108ffffffff03012200021101031101ffd9', 'hex')

/** Small to send, large to read. */
export const bombs: Record<string, () => Buffer> = {
  'a page of 1 GB of zeros': () => policyPdf({ contents: '[5 0 R 10 0 R]', objects: { 10: stream(flate, gigabyte) } }),
  'a page of 1 GB of blanks': () =>
    policyPdf({ contents: '[5 0 R 10 0 R]', objects: { 10: stream(flate, inflating(1024, 32)) } }),
  'a page of 1 GB, deflated three times': () =>
    policyPdf({
      contents: '[5 0 R 10 0 R]',
      objects: {
        10: stream('/Filter[/FlateDecode/FlateDecode/FlateDecode]', deflateSync(deflateSync(gigabyte))),
      },
    }),
  'a page with 20,000 filters': () =>
    policyPdf({
      contents: '[5 0 R 10 0 R]',
      objects: { 10: stream(`/Filter[${times(20_000, '/ASCIIHexDecode')}]`, 'AB>') },
    }),
  'a run of 64 MB by RunLengthDecode': () =>
    policyPdf({
      contents: '[5 0 R 10 0 R]',
      objects: { 10: stream('/Filter[/FlateDecode/RunLengthDecode]', inflating(1, 0x81)) },
    }),
  'a page of 5,000 pieces of 1 MB': () =>
    policyPdf({ contents: `[5 0 R ${times(5000, '10 0 R ')}]`, objects: { 10: stream(flate, inflating(1, 32)) } }),
  'a picture of 1 GB': () => withImage(stream(image(20_000, 17_000), gigabyte)),
  'a picture of a million by a million pixels': () => withImage(stream(image(1_000_000, 1_000_000), inflating(1))),
  'a JPEG that says 65,535 by 65,535 pixels': () =>
    withImage(stream(image(65_535, 65_535, '/Filter/DCTDecode'), jpegHeader)),
  'a fax of a billion columns': () =>
    withImage(
      stream(
        '/Type/XObject/Subtype/Image/Width 1000000000/Height 1000000000/BitsPerComponent 1/ColorSpace/DeviceGray' +
          '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 1000000000/Rows 1000000000>>',
        Buffer.alloc(2000, 0x55),
      ),
    ),
  'a JBIG2 picture of 65,535 by 65,535': () =>
    withImage(
      stream(
        '/Type/XObject/Subtype/Image/Width 65535/Height 65535/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
        Buffer.from('0000000030000100000013ffffffffffffffff00000000000000000000000000', 'hex'),
      ),
    ),
  'two hundred pictures of 25 million pixels': () =>
    policyPdf({
      resources: `/XObject<<${Array.from({ length: 200 }, (_, index) => `/I${index} ${10 + index} 0 R`).join('')}>>`,
      after: Array.from({ length: 200 }, (_, index) => `q 500 0 0 300 50 100 cm /I${index} Do Q `).join(''),
      objects: Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [10 + index, stream(image(5000, 5000), inflating(72))]),
      ),
    }),
  'a font program of 1 GB': () =>
    withFont('<</Type/Font/Subtype/TrueType/BaseFont/ABC/FontDescriptor 11 0 R>>', {
      11: '<</Type/FontDescriptor/FontName/ABC/Flags 4/FontFile2 12 0 R>>',
      12: stream(flate, gigabyte),
    }),
  'a colour profile of 1 GB': () =>
    policyPdf({
      resources: '/ColorSpace<</C [/ICCBased 10 0 R]>>',
      after: '/C cs 0 0 0 sc 10 10 5 5 re f',
      objects: { 10: stream(`/N 3${flate}`, gigabyte) },
    }),
  'a table of objects of 1 GB': () =>
    packedPdf({}, {}, stream(`/Type/XRef/Size 100000000/W[1 4 2]/Root 1 0 R${flate}`, gigabyte)),
  'a stream of objects of 1 GB': () =>
    policyPdf({ page: '/Extra 10 0 R', objects: { 10: stream(`/Type/ObjStm/N 1000000/First 5${flate}`, gigabyte) } }),
  'a million marks of text': () => policyPdf({ after: times(300_000, 'BT /F1 1 Tf 9 9 Td (x) Tj ET ') }),
  'a word of a million letters': () => policyPdf({ after: lineAt(times(1_000_000, 'A'), 20) }),
  'a million paths': () =>
    policyPdf({
      contents: '[5 0 R 10 0 R]',
      objects: { 10: stream(flate, deflateSync(times(1_000_000, '1 1 2 2 re f '))) },
    }),
  'a million saved states': () =>
    policyPdf({ contents: '[5 0 R 10 0 R]', objects: { 10: stream(flate, deflateSync(times(5_000_000, 'q '))) } }),
}
