import { writeFileSync } from 'node:fs'
import { candidateKinds } from '../src/domain/reader/learned/candidates.ts'
import { printWeights, type WeightsByKind } from '../src/domain/reader/learned/weights.ts'
import { crossCheck } from './cross-check.ts'
import { studiedDocuments } from './documents.ts'
import { type Example, examplesOf } from './examples.ts'
import { learn } from './learn.ts'

/** `npm run train` writes the weights; `npm run train -- --check` prints what they would find in a set that they have not met. */
const documents = await studiedDocuments()
const examples = documents.map(examplesOf)
const weightsWithout = (set?: string): WeightsByKind => {
  const own = examples.flat().filter((example) => example.set !== set)
  return Object.fromEntries(candidateKinds.map((kind) => [kind, learn(ofKind(own, kind))])) as WeightsByKind
}
const ofKind = (some: Example[], wanted: string) => some.filter(({ kind }) => kind === wanted)

if (process.argv.includes('--check')) process.stdout.write(`${crossCheck(documents, weightsWithout)}\n`)
else {
  const file = new URL('../src/domain/reader/learned/weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(printWeights(weightsWithout()), null, 2)}\n`)
  process.stdout.write(`${documents.length} documents, ${examples.flat().length} figures\n`)
}
