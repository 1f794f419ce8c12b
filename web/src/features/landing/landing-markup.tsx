import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { Landing } from './landing.tsx'

/** The landing page for a browser that runs no scripts; made when the client is built. */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <header className="mx-auto grid max-w-page gap-3 px-4 py-3">
        <Wordmark />
        <p>To sign in and to read a report, turn on JavaScript and load the page again.</p>
      </header>
      <Landing />
      <SiteFooter />
    </StaticRouter>,
  )
}
