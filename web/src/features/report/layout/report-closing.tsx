import { paths } from '../../../app/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useWords } from '../language/language-context.ts'
import { layoutWords } from './layout-words.ts'

export function ReportClosing({ reportId }: { reportId: string }) {
  const words = useWords(layoutWords)
  const contact = paths.contactForReport(reportId)
  return (
    <footer id="next" className="grid scroll-mt-5 gap-5 print:gap-1">
      <div className="grid justify-items-start gap-3 rounded-sheet bg-accent-soft p-4 sm:p-5 print:hidden">
        <h2 className="text-title">{words.unclear}</h2>
        <p className="max-w-reading">{words.unclearNote}</p>
        <ButtonLink to={contact}>{words.consultation}</ButtonLink>
      </div>
      <div className="grid max-w-reading gap-2 text-small text-ink-soft print:max-w-none">
        <p>{words.disclaimer}</p>
        <p className="print:hidden">
          {words.needSupport}{' '}
          <Link to={contact} className="link -my-1 inline-block py-1">
            {words.contactUs}
          </Link>{' '}
          {words.aboutThisReport}
        </p>
      </div>
    </footer>
  )
}
