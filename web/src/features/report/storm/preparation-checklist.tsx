import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../language/language-context.ts'
import { checklistWords } from './checklist-words.ts'
import { stormWords } from './storm-words.ts'

/** Ticks are kept while the page is open, nowhere else. */
export function PreparationChecklist() {
  const words = useWords(stormWords)
  const items = Object.entries(useWords(checklistWords))
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => {
    const next = new Set(done)
    if (!next.delete(id)) next.add(id)
    setDone(next)
  }
  return (
    <fieldset className="grid gap-2 print:hidden">
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lead font-semibold">{words.checklistTitle}</span>
        <span className="figures text-small text-ink-soft">{words.done(done.size, items.length)}</span>
      </legend>
      {items.map(([id, text]) => (
        <ChecklistItem key={id} text={text} isDone={done.has(id)} onToggle={() => toggle(id)} />
      ))}
    </fieldset>
  )
}

interface ChecklistItemProps {
  text: string
  isDone: boolean
  onToggle: () => void
}

function ChecklistItem({ text, isDone, onToggle }: ChecklistItemProps) {
  /** The browser ticks with the space bar only; the specification asks for Enter, too. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onToggle()
  }
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-soft border border-line px-4 py-3 transition-colors hover:border-accent has-checked:bg-accent-soft">
      <input
        type="checkbox"
        checked={isDone}
        onChange={onToggle}
        onKeyDown={onKeyDown}
        className="mt-1 size-4 shrink-0 cursor-pointer"
      />
      {text}
    </label>
  )
}
