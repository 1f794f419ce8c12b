import { ArrowLeft } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { Link } from '../../navigation/link.tsx'
import { useSearchParams } from '../../navigation/use-search-params.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ContactFaq } from './contact-faq.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { inquiryTypeOf } from './inquiry-types.ts'
import { useSendMessage } from './use-send-message.ts'

function BackLink({ reportId }: { reportId: string | null }) {
  return (
    <Link
      to={reportId ? paths.report(reportId) : paths.home}
      className="inline-flex items-center gap-2 justify-self-start rounded-soft py-1 text-accent hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {reportId ? 'Back to Report' : 'Back to Home'}
    </Link>
  )
}

/** Another address of the page is another form: /contact?type=roof after /contact?type=mold. */
export function ContactPage() {
  const search = useSearchParams()
  const reportId = search.get('reportId') || null
  const type = inquiryTypeOf(search.get('type'))
  return <Contact key={`${type} ${reportId}`} type={type} reportId={reportId} />
}

function Contact({ type, reportId }: { type: ReturnType<typeof inquiryTypeOf>; reportId: string | null }) {
  const { send, reference, fault } = useSendMessage(reportId)
  return (
    <div className="flex min-h-svh flex-col">
      <title>Contact · Plainpolicy</title>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-page grow grid-cols-1 content-start gap-6 px-4 py-6"
      >
        <BackLink reportId={reportId} />
        {reference ? (
          <ContactSent reference={reference} reportId={reportId} />
        ) : (
          <>
            <PageHeader title="Contact Us">Write to us. We'll get back to you within 24 hours.</PageHeader>
            <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <Sheet aria-label="Your message" className="p-5">
                <ContactForm type={type} fault={fault} onSend={send} />
              </Sheet>
              <ContactFaq />
            </div>
          </>
        )}
      </main>
      <SiteFooter />
    </div>
  )
}
