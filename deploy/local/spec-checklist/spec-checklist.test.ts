import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { laterSentences, specChecklistFaults } from '../spec-checklist.ts'
import { changedRows, isTestIn } from './proofs.ts'
import { readChecklist } from './read-checklist.ts'

test('every sentence of the second specification is proven by a test that exists, or changed with a reason', () => {
  expect(specChecklistFaults(root)).toEqual([])
})

test('nothing but the administration waits to be built', () => {
  for (const sentence of laterSentences(root)) expect(sentence).toMatch(/admin|export/)
})

test('a sentence keeps its proofs, and one without any has none', () => {
  const sentences = readChecklist(
    '# Title\n> First.\n- test: a.test.ts › says it\n- changed: water › Old\n\n> Second.\nFor people.\n',
  )
  expect(sentences).toEqual([
    {
      text: 'First.',
      line: 2,
      proofs: [
        { kind: 'test', file: 'a.test.ts', name: 'says it' },
        { kind: 'changed', row: 'water › Old' },
      ],
    },
    { text: 'Second.', line: 6, proofs: [] },
  ])
})

test('a test is found by its whole name, however it is called', () => {
  const source = `test('says it', () => {})\n])(\n  'each %s',\n  () => {})\nit("it's so", f)`
  for (const name of ['says it', 'each %s', "it's so"]) expect(isTestIn(source, name)).toBe(true)
  for (const name of ['says', 'says it too', '() => {}']) expect(isTestIn(source, name)).toBe(false)
})

test('rows of changed words go by where and old words', () => {
  expect(changedRows('| where | old | new |\n|---|---|---|\n| water | Old words | New |\n')).toEqual([
    'water › Old words',
  ])
})
