import { Crop } from '../evidence/crop.tsx'
import { PlaceActions } from '../evidence/place-actions.tsx'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from '../layout/answer-sheet.tsx'
import type { UncertainValue } from '../report-types.ts'
import { uncertainWords } from './uncertain-words.ts'

/** What was seen and not read for sure, with its picture: the reader can judge as well as we can. */
export function UncertainValues({ values }: { values: readonly UncertainValue[] | undefined }) {
  const words = useWords(uncertainWords)
  if (!values?.length) return null
  return (
    <AnswerSheet id="uncertain" title={words.title} intro={words.intro}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {values.map((value) => (
          <Uncertain key={value.path} value={value} />
        ))}
      </ul>
    </AnswerSheet>
  )
}

function Uncertain({ value: { path, label, seems, page, box } }: { value: UncertainValue }) {
  const words = useWords(uncertainWords)
  return (
    <li className="grid content-start gap-2 rounded-soft border border-line bg-sunken p-4">
      <h3 className="font-sans text-body font-semibold tracking-normal">{label}</h3>
      <Crop of={label} path={path} />
      <p className="text-small text-ink-soft">
        {words.seems} <q className="figures font-serif break-words text-ink">{seems}</q>
      </p>
      <p className="text-small text-ink-soft">{words.onPage(page)}</p>
      <PlaceActions place={{ of: label, path, page, quote: seems, box }} />
    </li>
  )
}
