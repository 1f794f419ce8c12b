import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'

interface LawSourceProps {
  law: { name: string; url: string; text_of?: string }
}

/** Where a statement of law can be read, and of when the text is that was read. */
export function LawSource({ law }: LawSourceProps) {
  const words = useWords(layoutWords)
  return (
    <span className="text-small text-ink-soft">
      {words.source}{' '}
      <a href={law.url} target="_blank" rel="noreferrer" className="link -my-1 inline-block py-1">
        {law.name}
      </a>
      {law.text_of && `, ${words.textOf(law.text_of)}`}
    </span>
  )
}
