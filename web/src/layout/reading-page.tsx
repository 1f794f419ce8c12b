import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface ReadingPageProps {
  /** In the browser's tab, before the name of the site. */
  title: string
  children: ReactNode
}

/** One column between the head and the foot of the site. */
export function ReadingPage({ title, children }: ReadingPageProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <title>{`${title} · Plainpolicy`}</title>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-reading grow grid-cols-1 content-start gap-5 px-4 py-7"
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
