import type { ReactNode } from 'react'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SampleMark } from './sample-mark.tsx'
import type { SampleLanguage } from './sample-reports.ts'

interface SampleReportPageProps {
  language: SampleLanguage
  /** What was asked for did not come. */
  hasFailed: boolean
  /** The sample, once there is one. */
  children: ReactNode
}

/** In the frame of a demo page, the site's head and foot are around the frame. */
const isFramed = () => window.self !== window.top

/** The report of a made-up policy, marked as that wherever one looks. */
export function SampleReportPage({ language, hasFailed, children }: SampleReportPageProps) {
  return (
    <div className="flex min-h-svh flex-col">
      {!isFramed() && <SiteHeader language={language} />}
      <SampleMark language={language} />
      {children ?? <Waiting language={language} hasFailed={hasFailed} />}
      {!isFramed() && <SiteFooter language={language} />}
    </div>
  )
}

const words: Record<SampleLanguage, { title: string; failed: string; failedNote: string; loading: string }> = {
  en: {
    title: 'Sample report',
    failed: 'The sample could not be loaded',
    failedNote: 'Load the page again in a moment.',
    loading: 'Loading the sample report',
  },
  es: {
    title: 'Informe de muestra',
    failed: 'No se pudo cargar la muestra',
    failedNote: 'Cargue la página otra vez en un momento.',
    loading: 'Cargando el informe de muestra',
  },
}

function Waiting({ language, hasFailed }: { language: SampleLanguage; hasFailed: boolean }) {
  const { title, failed, failedNote, loading } = words[language]
  return (
    <main
      id="content"
      lang={language}
      tabIndex={-1}
      className="mx-auto grid w-full max-w-form grow place-items-center px-4 py-7"
    >
      <title>{`${title} · Plainpolicy`}</title>
      {hasFailed ? (
        <Alert tone="gap" title={failed}>
          {failedNote}
        </Alert>
      ) : (
        <Spinner label={loading} large />
      )}
    </main>
  )
}
