import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Landing } from '../features/landing/landing.tsx'
import { Privacy } from '../features/legal/privacy.tsx'
import { Terms } from '../features/legal/terms.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

/** What browsers read that run no scripts, of each page with an HTML file of its own. Made when the client is built. */
export const pageMarkup: Record<string, () => string> = {
  index: () => readable(<Landing />),
  // Every page that has no other file.
  app: () => readable(<main id="content" />),
  terms: () => readable(<Terms />),
  privacy: () => readable(<Privacy />),
}

const readable = (page: ReactElement): string =>
  renderToStaticMarkup(
    <>
      <header className="mx-auto grid max-w-page gap-3 px-4 py-3">
        <Wordmark />
        <p>To sign in and to read a report, turn on JavaScript and load the page again.</p>
      </header>
      {page}
      <SiteFooter />
    </>,
  )
