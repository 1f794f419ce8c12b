import { useEffect, useState } from 'react'
import type { CurrentUser } from '../api/answers.ts'
import { isApiProblem, isPassing } from '../api/api-problem.ts'
import { useCurrentUserQuery } from '../api/page-endpoints.ts'

export type Session =
  | { status: 'loading' }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out' }
  /** The check itself failed: neither signed in nor out. In an outage it is repeated by itself. */
  | { status: 'unknown'; message: string; isRepeated: boolean; retry: () => void }

const askAgainMs = 5000

/** Loading first, then signed in or not, by one check at the start. An outage signs nobody out who was signed in. */
export function useSession(): Session {
  const [pollMs, setPollMs] = useState(0)
  const { currentData: user, error, refetch } = useCurrentUserQuery(undefined, { pollingInterval: pollMs })
  const problem = isApiProblem(error) ? error : null
  const isAway = problem !== null && isPassing(problem)
  useEffect(() => setPollMs(isAway ? askAgainMs : 0), [isAway])
  if (problem?.status === 401) return { status: 'signed-out' }
  if (user) return { status: 'signed-in', user }
  if (!error) return { status: 'loading' }
  return { status: 'unknown', message: problem?.message ?? 'No authenticated user', isRepeated: isAway, retry: refetch }
}
