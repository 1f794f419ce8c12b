export type Proof =
  | { kind: 'test'; file: string; name: string }
  /** Where and old words, as the list of changed words has them: 'water › Water claims up 15% annually'. */
  | { kind: 'changed'; row: string }
  /** Not built yet, with why. */
  | { kind: 'later'; why: string }

/** A sentence of the specification, or a part of one, with what proves that it holds. */
export interface Sentence {
  text: string
  /** From 1. */
  line: number
  proofs: Proof[]
}

/** '> sentence', and below it '- test: file › name', '- changed: where › old words' or '- later: why'. Anything else is for people. */
export function readChecklist(markdown: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.startsWith('> ')) sentences.push({ text: line.slice(2), line: index + 1, proofs: [] })
    const proof = proofIn(line)
    if (proof) sentences.at(-1)?.proofs.push(proof)
  }
  return sentences
}

function proofIn(line: string): Proof | null {
  const [, kind, words = ''] = /^- (test|changed|later): (.+)$/.exec(line) ?? []
  if (kind === 'later') return { kind, why: words }
  if (kind === 'changed') return { kind, row: words }
  if (kind !== 'test') return null
  const [file = '', ...name] = words.split(' › ')
  return { kind, file, name: name.join(' › ') }
}
