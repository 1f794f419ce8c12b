import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { doubleSpaced, onOnePage, withoutBlankLines } from './varied-text.ts'

const folder = new URL('../holdout/typed/', import.meta.url)
const fieldsOf = (text: string) => readPolicy(typedPages(text)).fields

/** Documents that used to read differently. */
const variations = [
  {
    name: 'double spacing',
    vary: doubleSpaced,
    documents: ['later/chubb-dallas', 'lemonade-dallas-lakewood', 'garrison-usaa-new-braunfels', 'twia-rockport'],
  },
  {
    name: 'no blank lines',
    vary: withoutBlankLines,
    documents: [
      'ari-hoa-plus-humble',
      'branch-exchange-pearland',
      'later/aaa-amended-garland',
      'later/alliedtrust-cypress',
      'later/hippo-leander',
      'later/una-galveston',
      'republic-lloyds-hob-tyler',
    ],
  },
  { name: 'one page', vary: onOnePage, documents: ['allied-trust-corpus-christi', 'later/aaa-amended-garland'] },
]

describe.each(variations)('$name', ({ vary, documents }) => {
  it.each(documents)('changes nothing in the reading of %s', (name) => {
    const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8')
    expect(fieldsOf(vary(text))).toEqual(fieldsOf(text))
  })
})
