import { type ReactNode, useEffect, useState } from 'react'
import type { ReportData } from '../../api/answers.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SampleMark } from './sample-mark.tsx'
import { loadSample, type SampleLanguage, type SampleVersion } from './sample-reports.ts'

interface SampleReportPageProps {
  version: SampleVersion
  language: SampleLanguage
  /** Shows the data as it shows everybody's. */
  children: (data: ReportData) => ReactNode
}

function useSample(version: SampleVersion, language: SampleLanguage) {
  const [sample, setSample] = useState<ReportData | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    loadSample(version, language).then(
      (loaded) => isWanted && setSample(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [version, language])
  return { sample, hasFailed }
}

/** In the frame of a demo page, the site's head and foot are around the frame. */
const isFramed = () => window.self !== window.top

/** The report of a made-up policy, marked as that wherever one looks. */
export function SampleReportPage({ version, language, children }: SampleReportPageProps) {
  const { sample, hasFailed } = useSample(version, language)
  return (
    <div className="flex min-h-svh flex-col">
      {!isFramed() && <SiteHeader />}
      <SampleMark language={language} />
      {sample ? children(sample) : <Waiting hasFailed={hasFailed} />}
      {!isFramed() && <SiteFooter />}
    </div>
  )
}

const Waiting = ({ hasFailed }: { hasFailed: boolean }) => (
  <main id="content" tabIndex={-1} className="mx-auto grid w-full max-w-form grow place-items-center px-4 py-7">
    <title>Sample report · Plainpolicy</title>
    {hasFailed ? (
      <Alert tone="gap" title="The sample could not be loaded">
        Load the page again in a moment.
      </Alert>
    ) : (
      <Spinner label="Loading the sample report" large />
    )}
  </main>
)
