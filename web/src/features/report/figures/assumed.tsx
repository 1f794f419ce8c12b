import type { ReactNode } from 'react'
import { useWords } from '../language/language-context.ts'
import { figureWords } from './figure-words.ts'

/** A figure that no document states: a dotted line and the word. */
export function Assumed({ children }: { children: ReactNode }) {
  const words = useWords(figureWords)
  return (
    <span>
      <span className="assumed">{children}</span>{' '}
      <span className="font-sans text-small font-normal tracking-normal text-clay">{words.assumed}</span>
    </span>
  )
}
