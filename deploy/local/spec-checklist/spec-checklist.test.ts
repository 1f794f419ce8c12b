import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { laterSentences, specChecklistFaults } from '../spec-checklist.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { changedRows, isTestIn } from './proofs.ts'
import { readChecklist } from './read-checklist.ts'

test('every sentence of the second specification is proven by a test that exists, or changed with a reason', () => {
  expect(specChecklistFaults(root)).toEqual([])
})

test('nothing but the administration waits to be built', () => {
  for (const sentence of laterSentences(root)) expect(sentence).toMatch(/admin|export/)
})

test('a sentence without proof is said, and so is a proof that does not exist', () => {
  const folder = temporaryFolder()
  const write = (path: string[], text: string) => {
    mkdirSync(join(folder, ...path.slice(0, -1)), { recursive: true })
    writeFileSync(join(folder, ...path), text)
  }
  write(['deploy', 'decisions', 'changed-words.md'], '| water | Old words | |\n')
  write(['a.test.ts'], "test('says it', () => {})\n")
  const lines = [
    '> Nothing.',
    '> Proven.',
    '- test: a.test.ts › says it',
    '- changed: water › Old words',
    '> Not proven.',
    '- test: a.test.ts › says that',
    '- test: b.test.ts › says it',
    '- changed: water › New words',
  ]
  write(['web', 'e2e', 'spec-2-checklist.md'], lines.join('\n'))
  expect(specChecklistFaults(folder)).toEqual([
    'web/e2e/spec-2-checklist.md:1 OPEN, nothing proves: Nothing.',
    'web/e2e/spec-2-checklist.md:5 names what does not exist: a.test.ts › says that',
    'web/e2e/spec-2-checklist.md:5 names what does not exist: b.test.ts › says it',
    'web/e2e/spec-2-checklist.md:5 names what does not exist: water › New words',
  ])
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
