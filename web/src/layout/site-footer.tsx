import { paths } from '../app/paths.ts'
import { Link } from '../navigation/link.tsx'

const item = 'inline-block rounded-soft py-1 text-ink-soft hover:text-accent hover:underline'

export function SiteFooter() {
  return (
    <footer className="border-t border-line text-small print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5">
        <p className="max-w-reading text-ink-soft">
          Plainpolicy explains your policy for information. It gives no legal or insurance advice and adjusts no claims.
        </p>
        <nav aria-label="Legal and contact">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <li>
              <Link to={paths.privacy} className={item}>
                Privacy
              </Link>
            </li>
            <li>
              <Link to={paths.terms} className={item}>
                Terms
              </Link>
            </li>
            <li>
              <Link to={paths.contact} className={item}>
                Contact
              </Link>
            </li>
            <li>
              <a href="#security" className={item}>
                Security
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
