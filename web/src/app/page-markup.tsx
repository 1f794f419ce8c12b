import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Landing } from '../features/landing/landing.tsx'
import { Privacy } from '../features/legal/privacy.tsx'
import { Terms } from '../features/legal/terms.tsx'
import { ReportShapes } from '../features/report/load/report-shapes.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SessionPlace, SiteHeaderFrame } from '../layout/site-header-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

interface PageMarkup {
  /** Read by browsers that run no scripts. */
  withoutScripts: () => string
  /** On the screen until the client's code is there. */
  meanwhile?: () => string
}

// Whose report it is, and in which language, nobody knows here.
const reportMarkup: PageMarkup = {
  withoutScripts: () => readable(<main id="content" />),
  meanwhile: () => renderToStaticMarkup(reportToCome),
}

/** The pages with an HTML file of their own, by its name. Made when the client is built. */
export const pageMarkup: Record<string, PageMarkup> = {
  index: { withoutScripts: () => readable(<Landing />) },
  // Every page that has no other file.
  app: { withoutScripts: () => readable(<main id="content" />) },
  terms: { withoutScripts: () => readable(<Terms />) },
  privacy: { withoutScripts: () => readable(<Privacy />) },
  report: reportMarkup,
  'report-enhanced': reportMarkup,
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

const reportToCome = (
  <div className="flex min-h-svh flex-col">
    <SiteHeaderFrame>
      <SessionPlace />
    </SiteHeaderFrame>
    <ReportShapes>
      <div className="grid gap-1">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-5" />
      </div>
    </ReportShapes>
    <SiteFooter />
  </div>
)
