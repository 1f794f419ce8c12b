import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { readPages } from '../src/ports/document-parser/read-pages.ts'
import { compareFields } from './compare-fields.ts'
import { VARIATIONS } from './varied-pages.ts'

const folder = new URL('../holdout/', import.meta.url)

/** Documents that used to read differently. */
const DOCUMENTS: Record<string, string[]> = {
  'looser lines': ['forty-third/hh-07', 'fifty-fourth/tt-02', 'sixty-third/ad-13', 'seventy-third/an-01'],
  'tighter lines': ['forty-third/hh-11', 'forty-fourth/ii-01', 'sixty-ninth/aj-01'],
  'wider columns': ['forty-eighth/mm-14', 'seventy-third/an-04'],
  'narrower letters': ['forty-fourth/ii-09', 'forty-seventh/ll-07'],
  'larger print': ['sixty-third/ad-05', 'sixty-fourth/ae-10'],
  'no colons at the end': ['forty-second/gg-11', 'seventieth/ak-09', 'seventy-first/al-03'],
  'with cents': ['forty-seventh/ll-07', 'fifty-second/rr-06', 'seventy-sixth/aq-07'],
  'months in words': ['seventy-first/al-12', 'seventy-seventh/ar-07', 'seventy-ninth/at-12'],
}

describe.each(Object.entries(DOCUMENTS))('%s', (name, documents) => {
  const vary = VARIATIONS[name]
  it.each(documents)('change nothing in the reading of %s', async (document) => {
    const { pages } = await readPages(new Uint8Array(readFileSync(new URL(`${document}.pdf`, folder))))
    if (!vary) throw new Error(`no variation ${name}`)
    const compared = compareFields({ ...readPolicy(pages).fields }, { ...readPolicy(pages.map(vary)).fields })
    expect(compared.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'absent')).toEqual([])
  })
})
