import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { compareFields } from './compare-fields.ts'
import * as set from './varied-text.ts'

const folder = new URL('../holdout/typed/', import.meta.url)
const fieldsOf = (text: string) => readPolicy(typedPages(text)).fields

/** Documents that used to read differently. */
const variations = [
  {
    name: 'double spacing',
    vary: set.doubleSpaced,
    documents: ['later/chubb-dallas', 'lemonade-dallas-lakewood', 'garrison-usaa-new-braunfels', 'twia-rockport'],
  },
  {
    name: 'no blank lines',
    vary: set.withoutBlankLines,
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
  { name: 'no amount columns', vary: set.withoutAmountColumns, documents: ['hoaic-humble', 'nationwide-mckinney'] },
  { name: 'one page', vary: set.onOnePage, documents: ['allied-trust-corpus-christi', 'later/aaa-amended-garland'] },
  {
    name: 'capitals',
    vary: set.inCapitals,
    documents: ['farmers-cedar-park', 'chubb-alamo-heights', 'homesite-geico-killeen', 'republic-lloyds-hob-tyler'],
  },
  {
    name: 'no dollar signs',
    vary: set.withoutDollarSigns,
    documents: [
      'allied-trust-corpus-christi',
      'later/amig-dp3-killeen',
      'later/openly-boerne',
      'statefarm-lloyds-mckinney',
    ],
  },
  {
    name: 'a space after each dollar sign',
    vary: set.withSpaceAfterDollar,
    documents: ['allstate-avp-pflugerville', 'later/una-galveston'],
  },
  {
    name: 'cents',
    vary: set.withCents,
    documents: ['aaa-auto-club-indemnity-garland', 'foremost-lloyds-nacogdoches', 'later/hoaic-mckinney'],
  },
  { name: 'no cents', vary: set.withoutCents, documents: ['kin-network-rockport', 'later/una-galveston'] },
  {
    name: 'no commas within amounts',
    vary: set.withoutThousandsCommas,
    documents: ['farmers-cedar-park', 'statefarm-lloyds-denton'],
  },
  {
    name: 'the word percent',
    vary: set.withPercentInWords,
    documents: ['chubb-great-northern-westlake', 'velocity-wind-only-port-aransas'],
  },
  {
    name: 'a space before each percent sign',
    vary: set.withPercentApart,
    documents: ['nationwide-general-waxahachie'],
  },
  { name: 'months in words', vary: set.withLongDates, documents: ['ari-hoa-plus-humble', 'later/alliedtrust-cypress'] },
  { name: 'the year first in dates', vary: set.withIsoDates, documents: ['republic-amended-abilene'] },
  { name: 'colons', vary: set.withColons, documents: ['safeco-indiana-burleson', 'later/safeco-lubbock'] },
]

describe.each(variations)('$name', ({ vary, documents }) => {
  it.each(documents)('changes nothing in the reading of %s', (name) => {
    const text = readFileSync(new URL(`${name}.txt`, folder), 'utf8')
    const compared = compareFields({ ...fieldsOf(text) }, { ...fieldsOf(vary(text)) })
    expect(compared.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'absent')).toEqual([])
  })
})
