import type { DeductibleProof } from '@plainpolicy/platform/report/report-answers'
import type { Figure, Section } from '../document-model.ts'
import type { Telling } from '../telling.ts'
import { answersWords } from './answers-words.ts'

/** Each printed deductible, reckoned again from its percent and its base. */
export function proofSection(telling: Telling): Section | null {
  const proofs = telling.data.deductible_proof ?? []
  if (proofs.length === 0) return null
  const words = answersWords[telling.language].proof
  return {
    id: 'proof',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      {
        kind: 'table',
        columns: [
          { title: words.deductible, share: 5 },
          { title: words.printed, share: 4 },
          { title: words.computed, share: 10 },
          { title: words.result, share: 4 },
        ],
        rows: proofs.map((proof) => proofRow(telling, proof)),
      },
    ],
  }
}

function proofRow({ language, dollars, percent, refs }: Telling, proof: DeductibleProof): Figure[] {
  const words = answersWords[language].proof
  const printed = [
    proof.printed_percentage === null ? null : percent(proof.printed_percentage),
    proof.printed_amount === null ? null : dollars(proof.printed_amount),
  ].filter((part) => part !== null)
  const result = proof.agrees === null ? words.single : proof.agrees ? words.agrees : words.differs
  return [
    { value: proof.label },
    { value: printed.join(' · '), refs: refs(proof.sources) },
    { value: proof.arithmetic },
    { value: result },
  ]
}
