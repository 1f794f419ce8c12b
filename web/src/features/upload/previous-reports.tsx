import { useEffect, useState } from 'react'
import type { ReportListItem } from '../../api/answers.ts'
import { isApiProblem, isPassing } from '../../api/api-problem.ts'
import { useListReportsQuery } from '../../api/endpoints.ts'
import { paths } from '../../app/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** After an outage the list comes by itself. */
const askAgainMs = 5000

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const statusWords: Record<string, string> = { completed: 'ready', processing: 'in progress', error: 'not completed' }

const labelOf = ({ originalFilename, createdAt, status }: ReportListItem) =>
  [originalFilename, day.format(new Date(createdAt)), statusWords[status] ?? 'waiting'].join(' · ')

function ChooseReport({ reports }: { reports: ReportListItem[] }) {
  const [chosen, choose] = useState(reports[0]?.reportId ?? '')
  return (
    <div className="grid gap-3 pt-2">
      <Field label="Report">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            {reports.map((report) => (
              <option key={report.reportId} value={report.reportId}>
                {labelOf(report)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ButtonLink to={paths.dynamicReport(chosen)} variant="secondary" className="justify-self-start">
        View Selected Report
      </ButtonLink>
    </div>
  )
}

/** What was analyzed before, the newest chosen. */
export function PreviousReports({ email }: { email: string }) {
  const [pollMs, setPollMs] = useState(0)
  const { currentData, error, refetch } = useListReportsQuery({ userId: email }, { pollingInterval: pollMs })
  const isAway = isApiProblem(error) && isPassing(error)
  useEffect(() => setPollMs(isAway ? askAgainMs : 0), [isAway])
  if (error && !currentData) {
    return (
      <Alert tone="gap">
        <p>Error loading reports: {isApiProblem(error) ? error.message : ''}</p>
        {isAway && <p>They are kept, and this page asks again every few seconds.</p>}
        <Button variant="secondary" className="mt-3" onClick={refetch}>
          Try Again
        </Button>
      </Alert>
    )
  }
  if (!currentData) {
    return (
      <Sheet aria-busy className="p-5">
        <span className="sr-only" role="status">
          Loading your previous reports
        </span>
        <Skeleton className="h-5 w-1/2" />
      </Sheet>
    )
  }
  const { reports } = currentData
  return (
    <Sheet className="px-5 py-3">
      <Collapsible title={`Your Previous Reports (${reports.length})`} defaultOpen={reports.length > 0}>
        {reports.length > 0 ? (
          <ChooseReport key={reports[0]?.reportId} reports={reports} />
        ) : (
          <p className="pb-2 text-ink-soft">You have none yet. Your first one will be listed here.</p>
        )}
      </Collapsible>
    </Sheet>
  )
}
