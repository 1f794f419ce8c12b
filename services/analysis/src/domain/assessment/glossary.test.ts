import type { DocumentKind } from '@plainpolicy/platform/report/report-data'
import { expect, test } from 'vitest'
import { GLOSSARY_WORDS } from './glossary-words.ts'
import { reportOf, TODAY } from './testing/a-reading.ts'

const wordsOf = (kind: DocumentKind, language: 'en' | 'es' = 'en') =>
  (reportOf({ kind }, TODAY, language).glossary ?? []).map(({ term }) => term)

test('the words of a home policy are explained, and none of another kind of policy', () => {
  const words = wordsOf('homeowners_declarations')
  expect(words).toEqual(
    expect.arrayContaining(['deductible', 'depreciation', 'actual cash value (ACV)', 'sewer backup']),
  )
  expect(words).not.toContain('association')
})

test('a condominium policy has its association explained', () => {
  expect(wordsOf('condo_declarations')).toContain('association')
})

test('a flood policy has no word of roofs explained', () => {
  const words = wordsOf('flood_declarations')
  expect(words).toContain('deductible')
  expect(words.filter((word) => /cosmetic|payment schedule|association|ordinance/.test(word))).toEqual([])
})

test.each<DocumentKind>(['homeowners_declarations', 'condo_declarations', 'flood_declarations'])(
  'English and Spanish explain the same words in %s',
  (kind) => {
    const keys = (language: 'en' | 'es') => {
      const explained = wordsOf(kind, language)
      return Object.entries(GLOSSARY_WORDS[language]).flatMap(([key, { term }]) =>
        explained.includes(term) ? [key] : [],
      )
    }
    expect(keys('es')).toEqual(keys('en'))
  },
)
