import { formatLongDate } from '../figures/format-date.ts'
import { useLanguage } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'

interface LawSourceProps {
  law: { name: string; url: string; checked: string }
}

/** Where a statement of law stands, and when we read it last. */
export function LawSource({ law }: LawSourceProps) {
  const language = useLanguage()
  const words = layoutWords[language]
  return (
    <span className="text-small text-ink-soft">
      {words.source}{' '}
      <a href={law.url} target="_blank" rel="noreferrer" className="link -my-1 inline-block py-1">
        {law.name}
      </a>
      , {words.checked(formatLongDate(law.checked, language))}
    </span>
  )
}
