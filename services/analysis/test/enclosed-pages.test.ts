import { afterAll, describe, expect, it } from 'vitest'
import { openChildProcessParser } from '../src/ports/document-parser/child-process.ts'
import { lineAt, policyPdf, stream } from './hostile/policy-pdf.ts'

const parser = openChildProcessParser({ timeoutMs: 60_000 })
afterAll(() => parser.close())

/** The declarations, which leave open how the roof is settled, and a page of explanations for this policy. */
const packet = (said: string) => {
  const content = [
    lineAt('Policy Number TXH-4471902', 740),
    lineAt('About your roof', 700),
    said,
    lineAt(
      'Tell us when you put on another one, since its age and its material change what you pay for the policy.',
      640,
    ),
    lineAt('A claim should be made as soon as you can, with photographs of what was damaged and of what you did.', 620),
    lineAt('Keep the receipts of what you spend to protect the home from more damage until we have seen it.', 600),
  ]
  return policyPdf({
    pages: '/Kids[4 0 R 20 0 R]/Count 2',
    objects: {
      20: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 21 0 R/Resources<</Font<</F1 3 0 R>>>>>>',
      21: stream('', content.join('\n')),
    },
  })
}

const reading = async (bytes: Uint8Array) => {
  const parsed = await parser.read(bytes)
  const read = parsed.ok ? await parser.readPolicy(parsed.value) : parsed
  if (!read.ok) throw new Error('not read')
  const { fields, warnings } = read.value
  return { roof: fields.roof_settlement, codes: warnings.map(({ code }) => code) }
}

const words = lineAt('Loss by wind or hail to roof surfacing is settled at actual cash value.', 670)

describe('a page for this policy behind the declarations', () => {
  it('tells what they leave open', async () => {
    expect(await reading(packet(words))).toEqual({ roof: 'ACV', codes: [] })
  })

  it('tells nothing that nobody sees', async () => {
    expect(await reading(packet(`q 1 1 1 rg ${words} Q`))).toMatchObject({ roof: null, codes: ['hidden-text'] })
  })
})
