import { tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'
import { describe, expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

type Extra = Pick<NonNullable<Parameters<typeof tinyPdf>[0]>, 'resources' | 'streams'>

const line = (text: string, y: number) => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`
const words = line('Wind deductible $500', 600)
const heading = line('Homeowners Declarations', 720)
const NAVY = '0 0 0.4 rg'
const BOX = '60 590 400 30 re'

const pageOf = async (drawing: string, extra: Extra = {}) => {
  const { pages } = await readPages(tinyPdf({ content: `${heading} q ${drawing} Q`, ...extra }))
  return pages[0]
}
const isSeen = async (drawing: string, extra?: Extra): Promise<boolean> =>
  (await pageOf(drawing, extra))?.items.some(({ text }) => text.includes('$500')) ?? false

const SHADE =
  '/ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 612 0]/Function<</FunctionType 2/Domain[0 1]/C0[0 0 0.2]/C1[0 0 0.6]/N 1>>'
const states = (entries: string): Extra => ({ resources: `/ExtGState<</G <<${entries}>>>>` })
const form = (content: string, entries = '/BBox[0 0 612 792]', more = ''): Extra => ({
  resources: `/XObject<</X 6 0 R>>${more}`,
  streams: [[`/Type/XObject/Subtype/Form/Resources<</Font<</F1 3 0 R>>${more}>>${entries}`, content]],
})

describe('words that a person sees', () => {
  it.each<[string, string, Extra?]>([
    [
      'beside the outline of a letter L of their colour',
      `${NAVY} 60 590 m 460 590 l 460 592 l 64 592 l 64 640 l 60 640 l h f ${words}`,
    ],
    [
      'between the lines of a grid that is one path',
      `${NAVY} 60 590 400 1 re 60 620 400 1 re 60 590 1 30 re 459 590 1 30 re f ${words}`,
    ],
    ['under the slope of a triangle', `${NAVY} 60 590 m 60 660 l 460 660 l h f ${words}`],
    [
      'beside a clip of which a box of their colour is let through',
      `q 300 590 m 460 590 l 460 620 l h W n ${NAVY} ${BOX} f Q ${NAVY} ${words}`,
    ],
    ['over a turned bar', `q 0.7 0.7 -0.7 0.7 300 600 cm ${NAVY} -200 -5 400 10 re f Q ${NAVY} ${words}`],
    [
      'white on colours that flow into one another',
      `q ${BOX} W n /S sh Q 1 g ${words}`,
      { resources: `/Shading<</S <<${SHADE}>>>>` },
    ],
    [
      'white on a box that is filled, stroked and closed',
      `${NAVY} 60 590 m 460 590 l 460 620 l 60 620 l b* 1 g ${words}`,
    ],
    ['white on a thick line', `0 0 0.4 RG 20 w 60 604 m 460 604 l S 1 g ${words}`],
    [
      'white on a stencil of one dot',
      `q ${NAVY} 400 0 0 30 60 590 cm BI /W 1 /H 1 /IM true /BPC 1 /D[1 0] ID \x80 EI Q 1 g ${words}`,
    ],
    ['black on a thin black', `q /G gs ${BOX} f Q ${words}`, states('/ca 0.1')],
    ['white on a half black', `q /G gs ${BOX} f Q 1 g ${words}`, states('/ca 0.6')],
    ['red on a gray that is as bright', `0.5 g ${BOX} f 1 0.3 0 rg ${words}`],
    ['drawn with their sides alone', `1 Tr 1 g 0 G ${words}`],
    ['over a rule of their colour', `60 597 400 3 re f ${words}`],
    ['over a line of their own length', `${words} 0.8 w 72 598 m 187.4 598 l S`],
    ['under one that is longer than they are', `${words} 60 601 400 2 re f`],
    [
      'cut out of what is painted next',
      `q BT 7 Tr /F1 12 Tf 72 600 Td (Wind deductible $500) Tj ET ${NAVY} ${BOX} f Q`,
    ],
    ['beside what a clip lets through of a white page', `${words} q 60 500 400 30 re W n 1 g 0 0 612 792 re f Q`],
    [
      'beside a white page that a form cuts off',
      `${words} /X Do`,
      form('1 g 0 0 612 792 re f', '/BBox[60 500 460 530]'),
    ],
    [
      'beside a white page that a group cuts off',
      `${words} /X Do`,
      form('1 g 0 0 612 792 re f', '/BBox[60 500 460 530]/Group<</S/Transparency>>'),
    ],
    [
      'on a page with a mask that is all white',
      `${words} /G gs 60 500 400 30 re f`,
      {
        ...form('1 g 0 0 612 792 re f', '/BBox[0 0 612 792]/Group<</S/Transparency/CS/DeviceGray>>', ''),
        resources: '/ExtGState<</G <</SMask<</S/Luminosity/G 6 0 R>>>>>>',
      },
    ],
  ])('are kept: %s', async (_, drawing, extra) => {
    expect(await isSeen(drawing, extra)).toBe(true)
    expect(await pageOf(drawing, extra)).not.toHaveProperty('suspicions')
  })
})

describe('words that nobody sees', () => {
  it.each<[string, string, Extra?]>([
    ['within a shape of their colour', `${NAVY} 60 590 m 460 590 l 470 605 l 460 620 l 60 620 l h f ${words}`],
    ['on a thick line of their colour', `0 0 0.4 RG 20 w 60 604 m 460 604 l S ${NAVY} ${words}`],
    ['under a shape', `${words} 1 g 50 590 m 400 590 l 420 605 l 400 620 l 50 620 l h f`],
    ['under a thick line', `${words} 1 G 20 w 60 604 m 460 604 l S`],
    [
      'under many rules',
      `${words} 1 g ${Array.from({ length: 8 }, (_each, row) => `60 ${597 + 2 * row} 400 2 re f`).join(' ')}`,
    ],
    ['under nearly all of white', `${words} /G gs 1 g ${BOX} f`, states('/ca 0.94')],
    [
      'under colours that flow into one another',
      `${words} ${BOX} W n /S sh`,
      { resources: `/Shading<</S <<${SHADE}>>>>` },
    ],
    ['out of a clip of any shape', `60 590 m 62 590 l 61 591 l 460 640 l 461 640 l 460 641 l h W n ${words}`],
    ['out of the form that they stand in', '/X Do', form(words, '/BBox[60 300 70 310]')],
    [
      'in a group that is all but clear',
      '/G gs /X Do',
      { ...form(`/G gs ${words}`, '/BBox[0 0 612 792]/Group<</S/Transparency>>', '/ExtGState<</G <</ca 0.3>>>>') },
    ],
    ['drawn with white sides alone', `1 Tr 1 G ${words}`],
    ['cut out, and nothing painted', `BT 7 Tr /F1 12 Tf 72 600 Td (Wind deductible $500) Tj ET`],
    ['pale and thin', `/G gs 0.5 g ${words}`, states('/ca 0.2')],
    ['white on a white that is multiplied with a page', `/G gs 1 g ${BOX} f ${words}`, states('/BM/Multiply')],
    ['yellow on the page', `1 1 0.4 rg ${words}`],
  ])('are left out: %s', async (_, drawing, extra) => {
    expect(await isSeen(drawing, extra)).toBe(false)
  })
})

describe('pictures over words', () => {
  const picture = (alpha: string): Extra => ({
    resources: '/XObject<</X 6 0 R>>',
    streams: [
      [
        '/Type/XObject/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/SMask 7 0 R/Filter/ASCIIHexDecode',
        '0000>',
      ],
      [
        '/Type/XObject/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode',
        alpha,
      ],
    ],
  })
  const over = (left: number) => `${words} q 400 0 0 30 ${left} 590 cm /X Do Q`

  it.each([
    ['a light watermark', '4020>', 60],
    ['the clear half of a stamp', '00FF>', 20],
  ])('are no cause for suspicion where the figures are under %s', async (_, alpha, left) => {
    expect(await pageOf(over(left), picture(alpha))).not.toHaveProperty('suspicions')
  })

  it('are one where any part of them is under what is not clear', async () => {
    expect(await pageOf(over(60), picture('00FF>'))).not.toHaveProperty('suspicions')
    expect(await pageOf(over(-80), picture('00FF>'))).toHaveProperty('suspicions', ['covered'])
    expect(await pageOf(over(60), picture('FF00>'))).toHaveProperty('suspicions', ['covered'])
  })

  it('are none where a clip keeps them off', async () => {
    const aside = `${words} q 60 500 400 30 re W n 612 0 0 792 0 0 cm /X Do Q`
    expect(await pageOf(aside, picture('FFFF>'))).not.toHaveProperty('suspicions')
  })
})

describe('words that are struck out', () => {
  it.each([
    ['by a rule of their own length', `${words} 72 603.5 115.4 0.8 re f`],
    ['by a line of the pen', `${words} 0.8 w 72 604 m 187.4 604 l S`],
  ])('%s are left out, and nothing is said to be hidden', async (_how, drawing) => {
    expect(await isSeen(drawing)).toBe(false)
    const page = await pageOf(drawing)
    expect(page).not.toHaveProperty('hasHiddenText')
    expect(page).not.toHaveProperty('suspicions')
  })
})
