import type { ReactNode } from 'react'

/** A figure that no document states: a dotted line and the word. */
export function Assumed({ children }: { children: ReactNode }) {
  return (
    <span>
      <span className="assumed">{children}</span>{' '}
      <span className="font-sans text-small font-normal tracking-normal text-clay">assumed</span>
    </span>
  )
}
