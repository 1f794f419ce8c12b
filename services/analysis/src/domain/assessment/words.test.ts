import { readdir } from 'node:fs/promises'
import { easeOf, gradeOf } from '@plainpolicy/words/testing/readability'
import { describe, expect, test } from 'vitest'

/** A value for every parameter of a template: 5,000 as a figure, 'this' as a word, itself as an object. */
const anything: unknown = new Proxy(() => 'this', {
  get: (_, key) => (key === Symbol.toPrimitive ? toPrimitive : key === 'join' ? () => 'this' : anything),
})
const toPrimitive = (hint: string) => (hint === 'string' ? 'this' : 5000)
const day = '2027-03-02'

/** Every text of a catalogue, its templates filled in. */
function textsIn(entry: unknown, name: string): [string, string][] {
  if (typeof entry === 'string') return [[name, entry]]
  if (typeof entry === 'function') {
    const isOfDay = ['expired', 'notBegun'].some((one) => name.endsWith(one))
    return textsIn(entry(...(isOfDay ? [day] : [anything, anything, anything])), name)
  }
  return Object.entries(entry as object).flatMap(([key, value]) => textsIn(value, `${name}.${key}`))
}

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-words.ts'))
const catalogues = await Promise.all(
  files.map(async (file): Promise<Record<'en' | 'es', [string, string][]>> => {
    const [catalogue] = Object.values((await import(`./${file}`)) as Record<string, { en: object; es: object }>)
    return { en: textsIn(catalogue?.en, file), es: textsIn(catalogue?.es, file) }
  }),
)

/** Labels and names are no sentences, and lists of names have no grade. */
const sentencesOf = (language: 'en' | 'es') =>
  catalogues
    .flatMap((catalogue) => catalogue[language])
    .filter(([name, text]) => /[.?]$/.test(text) && text.split(' ').length >= 5 && !NAMES.test(name))
const NAMES = /coastal-check-words\.ts\.(?:counties|harris)$/

const average = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('English', () => {
  test('reads at the 8th grade or below on average', () => {
    expect(average(sentencesOf('en').map(([, text]) => gradeOf(text)))).toBeLessThanOrEqual(8)
  })

  test.each(sentencesOf('en'))('%s reads at the 10th grade or below', (_, text) => {
    expect(gradeOf(text), text).toBeLessThanOrEqual(10)
  })
})

describe('Spanish', () => {
  test('is as easy as 8th grade texts on average', () => {
    expect(average(sentencesOf('es').map(([, text]) => easeOf(text)))).toBeGreaterThanOrEqual(60)
  })

  test.each(sentencesOf('es'))('%s is easy enough for the 10th grade', (_, text) => {
    expect(easeOf(text), text).toBeGreaterThanOrEqual(50)
  })
})

test('every template exists in both languages, and none was left in English', () => {
  for (const { en, es } of catalogues) {
    const spanish = new Map(es)
    for (const [name, text] of en) {
      if (name.includes('.reader.') || text.split(' ').length < 4) continue
      expect(spanish.get(name), name).not.toBe(text)
    }
  }
})

describe('insurance words', () => {
  const JARGON =
    /actual cash value|replacement cost|depreciation|deductibles?|declarations|endorsements?|payment schedule|liability|ordinance or law|cosmetic|sewer backup|surplus lines|perils?|association/gi
  const glossary = catalogues[files.indexOf('glossary-words.ts')]?.en ?? []
  const explained = glossary.filter(([name]) => name.endsWith('.term')).map(([, term]) => term.toLowerCase())
  const used = catalogues.flatMap(({ en }) => en.flatMap(([, text]) => text.match(JARGON) ?? []))

  test.each([...new Set(used.map((word) => word.toLowerCase().replace(/s$/, '')))])('%s is explained', (word) => {
    expect(
      explained.some((term) => term.includes(word)),
      word,
    ).toBe(true)
  })
})

test('no text advises or promises', () => {
  const advice = {
    en: /\byou (?:should|must|need to|ought)|we (?:recommend|advise|suggest)|\bbuy\b|\bbest\b|guarantee/i,
    es: /\busted (?:debe|debería|necesita)|recomend|aconsej|le conviene|\bcompre\b|garantiza/i,
  }
  for (const language of ['en', 'es'] as const) {
    for (const [name, text] of catalogues.flatMap((one) => one[language])) {
      expect(text, name).not.toMatch(advice[language])
    }
  }
})
