import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedRows, isTestIn } from './spec-checklist/proofs.ts'
import { type Proof, readChecklist, type Sentence } from './spec-checklist/read-checklist.ts'

const checklist = join('web', 'e2e', 'spec-2-checklist.md')
const changedWords = join('deploy', 'decisions', 'changed-words.md')

/** What is wrong with the checklist of the second specification, a line each; empty when every sentence is proven. */
export function specChecklistFaults(root: string): string[] {
  const sentences = readChecklist(readFileSync(join(root, checklist), 'utf8'))
  const rows = changedRows(readFileSync(join(root, changedWords), 'utf8'))
  const isThere = (proof: Proof) => isProven(proof, { root, rows })
  return sentences.flatMap((sentence) => faultsOf(sentence, isThere))
}

/** The sentences of which it is known, and said, that nothing is built for them yet. */
export const laterSentences = (root: string): string[] =>
  readChecklist(readFileSync(join(root, checklist), 'utf8'))
    .filter(({ proofs }) => proofs.some(({ kind }) => kind === 'later'))
    .map(({ text }) => text)

interface Places {
  root: string
  rows: string[]
}

function isProven(proof: Proof, { root, rows }: Places): boolean {
  if (proof.kind === 'later') return true
  if (proof.kind === 'changed') return rows.includes(proof.row)
  const file = join(root, proof.file)
  return existsSync(file) && isTestIn(readFileSync(file, 'utf8'), proof.name)
}

function faultsOf({ text, line, proofs }: Sentence, isThere: (proof: Proof) => boolean): string[] {
  const where = `${checklist}:${line}`
  if (proofs.length === 0) return [`${where} OPEN, nothing proves: ${text}`]
  return proofs
    .filter((proof) => !isThere(proof))
    .map(
      (proof) =>
        `${where} names what does not exist: ${proof.kind === 'test' ? `${proof.file} › ${proof.name}` : said(proof)}`,
    )
}

const said = (proof: Proof) => (proof.kind === 'changed' ? proof.row : proof.kind)
