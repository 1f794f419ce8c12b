import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { ReadingPage } from '../../layout/reading-page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OwnReports } from './use-own-reports.ts'

interface OwnReportsFrameProps {
  own: OwnReports
  children: ReactNode
}

/** The page around one's own reports, and what it shows while there is none to show. */
export function OwnReportsFrame({ own, children }: OwnReportsFrameProps) {
  return (
    <ReadingPage title="Your reports">
      <PageHeader title="Your Reports" />
      {own.kind === 'loading' && <Loading />}
      {own.kind === 'failed' && (
        <Alert tone="gap">
          <p>Error loading reports: {own.message}</p>
          <Button variant="secondary" className="mt-3" onClick={own.retry}>
            Try Again
          </Button>
        </Alert>
      )}
      {own.kind === 'known' && own.reports.length === 0 ? <NoneYet /> : children}
    </ReadingPage>
  )
}

const Loading = () => (
  <div aria-busy className="grid gap-3">
    <span className="sr-only" role="status">
      Loading your reports
    </span>
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-8 w-full" />
  </div>
)

const NoneYet = () => (
  <div className="grid justify-items-start gap-4">
    <p>You have no report yet. Upload your policy, and its report will be listed here.</p>
    <div className="flex w-full flex-wrap gap-3">
      <ButtonLink to={paths.upload}>Upload Your Policy</ButtonLink>
      <ButtonLink to={paths.sampleReport} variant="secondary">
        See a sample report
      </ButtonLink>
    </div>
  </div>
)
