import { classNames } from '../../../ui/class-names.ts'
import { useWords } from '../language/language-context.ts'
import { evidenceWords } from './evidence-words.ts'

/** What the server puts in the place of a line that also names a coverage of the Enhanced version. */
const HIDDEN_QUOTE = '…'

/** Stands before a line of a list; it is no word of the policy. */
const LIST_MARK = /^[•·▪‣◦]\s*/

/** The policy's own words; for a line that is held back, why it is. */
export function Quote({ quote, className }: { quote: string; className?: string }) {
  const words = useWords(evidenceWords)
  if (quote === HIDDEN_QUOTE) return <span>{words.hidden}</span>
  return (
    <q className={classNames('border-l-2 border-line-strong pl-3 font-serif break-words', className)}>
      {quote.replace(LIST_MARK, '')}
    </q>
  )
}
