import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

interface LegalPageProps {
  title: string
  children: ReactNode
}

/** The frame of both legal pages: a page to read and to print. */
export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <>
      <title>{`${title} · Plainpolicy`}</title>
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
          <Wordmark />
          <ButtonLink to={paths.home} variant="secondary">
            Back to Home
          </ButtonLink>
        </div>
      </header>
      {children}
      <SiteFooter />
    </>
  )
}
