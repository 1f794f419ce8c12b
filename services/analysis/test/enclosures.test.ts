import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'

const textsIn = (folder: string): { name: string; text: string }[] => {
  const at = new URL(folder, import.meta.url)
  const names = readdirSync(at).filter((name) => name.endsWith('.txt'))
  return names.map((name) => ({ name, text: readFileSync(new URL(name, at), 'utf8').trimEnd() }))
}

/** One in so many of the typed documents: each is read twice with every enclosure. */
const EACH = 16
const policies = textsIn('../holdout/typed/').filter((_, index) => index % EACH === 0)

const read = (text: string) => {
  const { document_kind, fields } = readPolicy(typedPages(text))
  return { document_kind, ...fields }
}

describe.each(textsIn('../fixtures/enclosures/'))('$name, as it comes with a policy', ({ text: enclosure }) => {
  it.each(policies)('changes nothing of $name', ({ text }) => {
    const alone = read(text)
    expect(read(`${text}\n====\n${enclosure}`)).toEqual(alone)
    expect(read(`${enclosure}\n====\n${text}`)).toEqual(alone)
  })
})
