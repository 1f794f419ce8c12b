import { Badge } from '../../../ui/badge.tsx'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { formatDollars } from '../figures/format-dollars.ts'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { DeductibleProof } from '../report-types.ts'
import { printedDeductible, reckonedDeductible, verdictOf } from './proof-view.ts'
import { proofWords } from './proof-words.ts'

/** Each printed deductible beside the one that its percent and its base give. */
export function DeductibleProofSheet({ proofs }: { proofs: readonly DeductibleProof[] | undefined }) {
  const words = useWords(proofWords)
  if (!proofs?.length) return null
  return (
    <AnswerSheet id="proof" title={words.title} intro={words.intro}>
      <ul className="divide-y divide-line">
        {proofs.map((proof) => (
          <Proof key={proof.peril} proof={proof} />
        ))}
      </ul>
    </AnswerSheet>
  )
}

function Proof({ proof }: { proof: DeductibleProof }) {
  const words = useWords(proofWords)
  const verdict = verdictOf(proof)
  const { printed_amount: printed, computed_amount: computed } = proof
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-body font-semibold tracking-normal">{proof.label}</h3>
        <Badge tone={verdict.tone}>{words[verdict.key]}</Badge>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="text-small text-ink-soft">{words.printed}</dt>
          <dd className="figures font-serif text-title font-semibold">
            <EvidenceMark of={proof.label} sources={proof.sources}>
              {printedDeductible(proof, words)}
            </EvidenceMark>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{words.computed}</dt>
          <dd className="figures font-serif text-title font-semibold">{reckonedDeductible(proof, words)}</dd>
        </div>
      </dl>
      <p className="figures max-w-reading text-small text-ink-soft">{proof.arithmetic}</p>
      {verdict.key === 'differs' && printed !== null && computed !== null && (
        <p className="figures max-w-reading">{words.differsNote(formatDollars(Math.abs(printed - computed)))}</p>
      )}
    </li>
  )
}
