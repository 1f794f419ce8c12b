import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

export function ReportClosing({ reportId }: { reportId: string }) {
  const contact = paths.contactForReport(reportId)
  return (
    <footer id="next" className="grid scroll-mt-5 gap-5 print:gap-1">
      <div className="grid justify-items-start gap-3 rounded-sheet bg-accent-soft p-4 sm:p-5 print:hidden">
        <h2 className="text-title">Something here is not clear?</h2>
        <p className="max-w-reading">Bring your report and your questions: we go through it with you, page by page.</p>
        <ButtonLink to={contact}>Schedule Free Consultation</ButtonLink>
      </div>
      <div className="grid max-w-reading gap-2 text-small text-ink-soft print:max-w-none">
        <p>
          This report is for educational purposes only. It explains the document that you uploaded; it is not legal or
          insurance advice, and it changes nothing in your policy. Where the two differ, your policy counts.
        </p>
        <p className="print:hidden">
          Need support?{' '}
          <Link to={contact} className="link -my-1 inline-block py-1">
            Contact us
          </Link>{' '}
          about this report.
        </p>
      </div>
    </footer>
  )
}
