import { easeOf, gradeOf } from '@plainpolicy/words/testing/readability'
import { beforeAll, expect, it } from 'vitest'
import { catalogues, type Text, textsOf } from '../testing/catalogues.ts'
import { loadSpanish } from './load-spanish.ts'

beforeAll(loadSpanish)

const all = (language: 'en' | 'es'): Text[] =>
  catalogues.flatMap(([name, words]) =>
    textsOf(words[language]).map(({ path, text }) => ({ path: `${name} ${path}`, text })),
  )

/** Labels of one or two words say nothing about how hard a text is to read. */
const sentences = (texts: Text[]) => texts.filter(({ text }) => /[.?]$/.test(text) && text.split(' ').length >= 5)

/** Published figures, in the words that were agreed on. */
const specified = ['water/water-explained-words.ts waterExplainedWords claims.share']

/** Texts that are the same in both languages: codes, names and figures. */
const same = ['RCV', 'ACV', 'N/A', 'NO', 'Plainpolicy', '$8,240']

it('finds the catalogues of all modules', () => {
  expect(catalogues.length).toBeGreaterThanOrEqual(25)
  expect(all('en').length).toBeGreaterThan(300)
})

it('says every text in Spanish, too', () => {
  const spanish = new Map(all('es').map(({ path, text }) => [path, text]))
  const untranslated = all('en').filter(({ path, text }) => {
    const other = spanish.get(path)
    return other === undefined || other.trim() === '' || (other === text && !same.includes(text))
  })
  expect(untranslated).toEqual([])
})

it('gives no advice of its own, in either language', () => {
  const advice =
    /\byou (should|must|need to)\b|\bwe recommend\b|\busted (debe|debería|tiene que)\b|\ble recomendamos\b/i
  expect([...all('en'), ...all('es')].filter(({ text }) => advice.test(text))).toEqual([])
})

const average = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

it('reads in English at the 8th grade or below on average, and at the 10th in each sentence', () => {
  const graded = sentences(all('en')).map(({ path, text }) => ({ path, text, grade: gradeOf(text) }))
  expect(average(graded.map(({ grade }) => grade))).toBeLessThanOrEqual(8)
  expect(graded.filter(({ path, grade }) => grade > 10 && !specified.includes(path))).toEqual([])
})

it('is in Spanish as easy as 8th-grade texts on average, and as 10th-grade ones in each sentence', () => {
  const eased = sentences(all('es')).map(({ path, text }) => ({ path, text, ease: easeOf(text) }))
  expect(average(eased.map(({ ease }) => ease))).toBeGreaterThanOrEqual(60)
  expect(eased.filter(({ path, ease }) => ease < 50 && !specified.includes(path))).toEqual([])
})
