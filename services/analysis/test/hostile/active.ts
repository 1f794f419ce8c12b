import { deflateSync } from 'node:zlib'
import { policyPdf, stream } from './policy-pdf.ts'

const script = "app.launchURL('http://127.0.0.1:9/'); this.getField('x').value = '$9,999,999'; while (true) {}"
const withAction = (action: string) => policyPdf({ catalog: '/OpenAction 10 0 R', objects: { 10: action } })
const widget = (entries: string) =>
  policyPdf({
    catalog: '/AcroForm<</Fields[10 0 R]/NeedAppearances true>>',
    page: '/Annots[10 0 R]',
    objects: { 10: `<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/Rect[50 100 300 120]${entries}>>` },
  })
const xfa =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">' +
  `<subform name="f"><event activity="initialize"><script contentType="application/x-javascript">${script}</script></event>` +
  '<field name="a"><value><text>Coverage A - Dwelling $9,999,999</text></value></field></subform></template></xdp:xdp>'
const entities = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join('')}]><l>&a30;</l>`

/** What would act if a reader let it. All of them are read like the sound file, and nothing of theirs runs. */
export const active: Record<string, () => Buffer> = {
  'a script at opening': () => withAction(`<</S/JavaScript/JS(${script.replaceAll(/[()]/g, '\\$&')})>>`),
  'scripts by name': () =>
    policyPdf({
      catalog: '/Names<</JavaScript<</Names[(a) 10 0 R]>>>>',
      objects: { 10: '<</S/JavaScript/JS 11 0 R>>', 11: stream('', script) },
    }),
  'a script at each event of the page': () =>
    policyPdf({ page: '/AA<</O 10 0 R/C 10 0 R>>', objects: { 10: '<</S/JavaScript/JS(while\\(true\\){})>>' } }),
  'a field that calculates': () => widget('/V($9,999,999)/AA<</C<</S/JavaScript/JS(event.value=9999999)>>>>'),
  'a launched program': () => withAction('<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)/P(/c calc)>>>>'),
  'a page on the network': () => withAction('<</S/URI/URI(http://127.0.0.1:9/)>>'),
  'a form sent away': () => withAction('<</S/SubmitForm/F(http://127.0.0.1:9/)/Flags 4>>'),
  'a file elsewhere': () => withAction('<</S/GoToR/F(\\\\\\\\host\\\\share\\\\x.pdf)/D[0/Fit]>>'),
  'an embedded file': () =>
    policyPdf({
      catalog: '/Names<</EmbeddedFiles<</Names[(x.exe) 10 0 R]>>>>',
      objects: { 10: '<</Type/Filespec/F(x.exe)/EF<</F 11 0 R>>>>', 11: stream('/Type/EmbeddedFile', 'MZ...') },
    }),
  'a stream in another file': () =>
    policyPdf({ contents: '[5 0 R 10 0 R]', objects: { 10: stream('/F(/etc/passwd)/FFilter/None', '') } }),
  'a form of XFA': () =>
    policyPdf({ catalog: '/AcroForm<</XFA 10 0 R/Fields[]>>/NeedsRendering true', objects: { 10: stream('', xfa) } }),
  'XFA and metadata of swelling entities': () =>
    policyPdf({
      catalog: '/AcroForm<</XFA 10 0 R/Fields[]>>/Metadata 11 0 R',
      objects: {
        10: stream('/Filter/FlateDecode', deflateSync(entities)),
        11: stream('/Type/Metadata/Subtype/XML', entities),
      },
    }),
  'a film and a sound': () =>
    policyPdf({
      page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<</Names[]>>>>>><</Subtype/Sound/Rect[0 0 9 9]/Sound 10 0 R>>]',
      objects: { 10: stream('/R 8000', 'sound') },
    }),
  'a function that computes long': () =>
    policyPdf({
      resources: '/ColorSpace<</C[/Separation/Odd/DeviceRGB 10 0 R]>>',
      after: '/C cs 0.5 scn 10 10 5 5 re f',
      objects: {
        10: stream('/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]', `{ ${'dup mul '.repeat(100_000)} dup dup }`),
      },
    }),
}
