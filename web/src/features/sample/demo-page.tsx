import { ExternalLink } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { SampleVersion } from './sample-reports.ts'

const titles: Record<SampleVersion, string> = { free: 'Sample: Free Report', enhanced: 'Sample: Enhanced Report' }

/** A fixed sample in a frame: what a report looks like, without leaving this page. */
export function DemoPage({ version }: { version: SampleVersion }) {
  const address = paths.sampleReportIn(version)
  return (
    <div className="flex min-h-svh flex-col">
      <title>{`${titles[version]} · Plainpolicy`}</title>
      <SiteHeader />
      <main
        id="content"
        aria-label={titles[version]}
        tabIndex={-1}
        className="mx-auto grid w-full max-w-page grow grid-cols-1 content-start gap-5 px-4 py-6"
      >
        <PageHeader title={titles[version]}>The company, the policy and the people in it are made up.</PageHeader>
        <div className="flex flex-wrap gap-3">
          <a href={address} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
            <ExternalLink aria-hidden className="size-4" />
            Open in New Tab
          </a>
          <ButtonLink to={paths.home}>Upload Another Policy</ButtonLink>
        </div>
        <iframe
          title={titles[version]}
          src={address}
          className="h-[80svh] w-full rounded-sheet border border-line-strong bg-paper"
        />
      </main>
      <SiteFooter />
    </div>
  )
}
