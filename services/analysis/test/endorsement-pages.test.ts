import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it, test } from 'vitest'
import { layOut } from '../src/domain/reader/geometry/laid-out/lay-out.ts'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import { crop } from '../src/ports/document-parser/picture/crop.ts'
import type { GrayPicture } from '../src/ports/document-parser/picture/gray-picture.ts'
import { openRenderer } from '../src/ports/document-parser/picture/render-page.ts'
import { readPages } from '../src/ports/document-parser/read-pages.ts'
import { takenFrom } from '../src/ports/document-parser/taken-from.ts'
import { lineAt, policyPdf, stream } from './hostile/policy-pdf.ts'

const parser = openChildProcessParser({ timeoutMs: 60_000 })
afterAll(() => parser.close())

/** The declarations, which say nothing of mold, and an endorsement about it. */
const packet = (limit: string, resources = '', objects: Record<number, Buffer> = {}) => {
  const content = [
    `q 1.6 0 0 1.6 -36 -460 cm ${lineAt('HO 04 26 Limited Fungi, Wet or Dry Rot, or Bacteria Coverage', 740)} Q`,
    lineAt('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 690),
    lineAt('Limit of Liability', 660),
    limit,
    lineAt(
      'We will pay for loss caused by fungi that are the result of a peril insured against, up to that limit.',
      630,
    ),
    lineAt('The limit is the most we pay for the total of all loss, however many claims are made.', 610),
  ]
  return policyPdf({
    pages: '/Kids[4 0 R 20 0 R]/Count 2',
    objects: {
      20: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 21 0 R/Resources<</Font<</F1 3 0 R>>${resources}>>>>`,
      21: stream('', content.join('\n')),
      ...objects,
    },
  })
}

const reading = async (bytes: Uint8Array) => {
  const parsed = await parser.read(bytes)
  const read = parsed.ok ? await parser.readPolicy(parsed.value) : parsed
  if (!parsed.ok || !read.ok) throw new Error('not read')
  const suspicions = parsed.value.pages[1]?.suspicions ?? []
  return { mold: read.value.fields.mold_limit, codes: read.value.warnings.map(({ code }) => code), suspicions }
}

const seen = (limit: string) => lineAt(limit, 660, 320)
const white = (limit: string) => `q 1 1 1 rg ${lineAt(limit, 660, 320)} Q `

/** What a page shows at the limit's place, as a picture at that place. */
const picture = async (limit: string): Promise<string> => {
  const renderer = await openRenderer(packet(seen(limit)))
  const drawn = await renderer.render(2, 216)
  const { width, height, pixels } = crop(drawn?.picture as GrayPicture, [322, 124, 380, 132], 3) as GrayPicture
  const image = `BI /W ${width} /H ${height} /CS /G /BPC 8 /F /AHx ID ${Buffer.from(pixels).toString('hex')}> EI`
  return `q ${width / 3} 0 0 ${height / 3} 316 ${792 - 138} cm ${image} Q `
}

describe('an endorsement whose limit is taken', () => {
  it('is read as it is printed', async () => {
    expect(await reading(packet(seen('$5,000')))).toEqual({ mold: 5_000, codes: [], suspicions: [] })
  })

  it('is not believed where nobody sees its figure', async () => {
    expect(await reading(packet(white('$50,000')))).toMatchObject({ mold: null, codes: ['hidden-text'] })
  })

  it('says what is seen where another figure is hidden beside it', async () => {
    const both = `q 1 1 1 rg ${lineAt('$50,000', 660, 200)} Q ${seen('$5,000')}`
    expect(await reading(packet(both))).toMatchObject({ mold: 5_000, codes: ['hidden-text'] })
  })

  it('is read from its picture where the figure is one', async () => {
    const drawn = await picture('$5,000')
    expect(await reading(packet(drawn))).toEqual({ mold: 5_000, codes: [], suspicions: ['pictures'] })
    const lie = `q 1 1 1 rg ${lineAt('$50,000', 660, 200)} Q `
    expect(await reading(packet(lie + drawn))).toMatchObject({ mold: 5_000, codes: ['hidden-text'] })
  })

  it('costs no reading of a picture where a picture stands beside other words', async () => {
    const drawn = (await picture('$5,000')).replace(' 654 cm', ' 300 cm')
    expect(await reading(packet(drawn))).toEqual({ mold: null, codes: [], suspicions: [] })
  })
})

test('no page that was not looked at gives a value of a sample', async () => {
  const unseen: string[] = []
  for (const folder of ['../fixtures/', '../holdout/'])
    for (const name of readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.pdf'))) {
      const { pages } = await readPages(new Uint8Array(readFileSync(new URL(`${folder}${name}`, import.meta.url))))
      const looked = takenFrom(layOut(pages))
      for (const [path, { page }] of Object.entries(readPolicy(pages).evidence))
        if (!looked.has(page)) unseen.push(`${name}, page ${page}: ${path}`)
    }
  expect(unseen).toEqual([])
}, 60_000)
