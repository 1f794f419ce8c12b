import { paths } from '../app/paths.ts'
import { Link } from '../navigation/link.tsx'
import { type SiteFrameProps, siteWords } from './site-words.ts'

const item = 'inline-block rounded-soft py-1 text-ink-soft hover:text-accent hover:underline'

export function SiteFooter({ language = 'en' }: SiteFrameProps) {
  const words = siteWords[language]
  return (
    <footer lang={language} className="border-t border-line text-small print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5">
        <p className="max-w-reading text-ink-soft">{words.purpose}</p>
        <nav aria-label={words.links}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <li>
              <Link to={paths.privacy} className={item}>
                {words.privacy}
              </Link>
            </li>
            <li>
              <Link to={paths.terms} className={item}>
                {words.terms}
              </Link>
            </li>
            <li>
              <Link to={paths.contact} className={item}>
                {words.contact}
              </Link>
            </li>
            <li>
              <Link to={paths.security} className={item}>
                {words.security}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
