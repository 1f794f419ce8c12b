import type { ReportListItem } from '../../api/answers.ts'
import { isApiProblem } from '../../api/api-problem.ts'
import { useListReportsQuery } from '../../api/endpoints.ts'
import { useSession } from '../../session/use-session.ts'

export type OwnReports =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; retry: () => void }
  /** Newest first. */
  | { kind: 'known'; reports: ReportListItem[] }

/** The reports of who is signed in. Looked up anew each time that a page asks. */
export function useOwnReports(): OwnReports {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const { currentData, error, refetch } = useListReportsQuery(
    { userId: email },
    { skip: email === '', refetchOnMountOrArgChange: true },
  )
  if (currentData) return { kind: 'known', reports: newestFirst(currentData.reports) }
  if (error) return { kind: 'failed', message: isApiProblem(error) ? error.message : '', retry: refetch }
  return { kind: 'loading' }
}

const newestFirst = (reports: ReportListItem[]) =>
  reports.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** The newest one that can be read, else the newest. */
export const latestOf = (reports: ReportListItem[]): ReportListItem | undefined =>
  reports.find(({ status }) => status === 'completed') ?? reports[0]
