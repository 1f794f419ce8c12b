import { Copy, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../language/language-context.ts'
import { papersWords } from './papers-words.ts'
import { printLetter } from './print-letter.ts'

/** The reader's own letter: it can be changed before it is copied or printed, and we keep no copy. */
export function AgentLetter({ letter }: { letter: string }) {
  const words = useWords(papersWords)
  const id = useId()
  const [text, setText] = useState(letter)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.error(words.copyFailed, { description: words.copyFailedNote }),
    )
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lead font-semibold tracking-normal">{words.letterTitle}</h3>
      <p className="text-small text-ink-soft">{words.letterNote}</p>
      <label htmlFor={id} className="sr-only">
        {words.letterLabel}
      </label>
      <textarea
        id={id}
        rows={12}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputClass} font-serif`}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy aria-hidden className="size-4" />
          {words.copy}
        </Button>
        <Button variant="secondary" onClick={() => printLetter(text)}>
          <Printer aria-hidden className="size-4" />
          {words.print}
        </Button>
      </div>
    </div>
  )
}
