import { Check, FileX } from 'lucide-react'
import { EvidenceMark } from '../evidence/evidence-mark.tsx'
import { useWords } from '../language/language-context.ts'
import type { Forms } from '../report-types.ts'
import { AgentLetter } from './agent-letter.tsx'
import { papersWords } from './papers-words.ts'

type Form = Forms['listed'][number]

/** The forms that the declarations name, those first that nobody sent us, and the letter that asks for them. */
export function MissingForms({ forms }: { forms: Forms }) {
  const words = useWords(papersWords)
  const missing = forms.listed.filter((form) => !form.in_packet)
  const present = forms.listed.filter((form) => form.in_packet)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {missing.length === 0 && <p className="font-semibold">{words.allThere}</p>}
        <FormList title={words.missing} forms={missing} sources={forms.sources} />
        <FormList title={words.present} forms={present} sources={[]} />
      </div>
      {/* Another language is another letter. */}
      {forms.letter && <AgentLetter key={forms.letter} letter={forms.letter} />}
    </>
  )
}

interface FormListProps {
  title: string
  forms: readonly Form[]
  sources: readonly string[]
}

function FormList({ title, forms, sources }: FormListProps) {
  const words = useWords(papersWords)
  if (forms.length === 0) return null
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-sans text-body font-semibold tracking-normal">
        {title}
        <EvidenceMark of={title} sources={sources} />
      </h3>
      <ul className="grid gap-2">
        {forms.map((form) => (
          <li key={form.code} className="flex gap-2">
            <FormIcon isThere={form.in_packet} />
            <span>
              <span className="figures font-semibold">{form.code}</span>
              {form.title && ` ${form.title}`}
              {form.page !== null && <span className="text-small text-ink-soft">, {words.onPage(form.page)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FormIcon({ isThere }: { isThere: boolean }) {
  return isThere ? (
    <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
  ) : (
    <FileX aria-hidden className="mt-1 size-4 shrink-0 text-gap" />
  )
}
