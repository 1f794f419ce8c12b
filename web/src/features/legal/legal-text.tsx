import type { ReactNode } from 'react'

interface LegalTextProps {
  title: string
  /** The date of this very text: it changes with every change of the words. */
  updated: string
  lead: ReactNode
  children: ReactNode
}

export function LegalText({ title, updated, lead, children }: LegalTextProps) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-reading gap-6 px-4 py-6">
      <header className="grid gap-3">
        <h1 className="text-heading">{title}</h1>
        <p className="text-small text-ink-soft">Last Updated: {updated}</p>
        <p className="text-lead text-ink-soft">{lead}</p>
      </header>
      <div className="grid gap-6">{children}</div>
    </main>
  )
}

interface ClauseProps {
  number: number
  title: string
  children: ReactNode
}

export function Clause({ number, title, children }: ClauseProps) {
  return (
    <section aria-labelledby={`clause-${number}`} className="grid gap-3">
      <h2 id={`clause-${number}`} className="break-after-avoid text-title">
        {number}. {title}
      </h2>
      {children}
    </section>
  )
}

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-clay">{children}</ul>
)
