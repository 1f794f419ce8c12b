import type { ReactNode } from 'react'
import { Wordmark } from '../ui/wordmark.tsx'

interface SiteHeaderFrameProps {
  lang?: string
  children: ReactNode
}

/** The head of the site, without what depends on who reads it. */
export function SiteHeaderFrame({ lang, children }: SiteHeaderFrameProps) {
  return (
    <header lang={lang} className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
        <Wordmark />
        {children}
      </div>
    </header>
  )
}

/** Kept for Login or Sign Out while nobody knows which. */
export const SessionPlace = () => <span className="min-h-[2.75rem]" />
