import type { CurrentUser } from '../api/answers.ts'
import { isApiProblem } from '../api/api-problem.ts'
import { useCurrentUserQuery } from '../api/endpoints.ts'

export type Session =
  | { status: 'loading' }
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out' }
  /** The check itself failed: neither signed in nor out. */
  | { status: 'unknown'; message: string; retry: () => void }

/** Loading first, then signed in or not, by one check at the start. */
export function useSession(): Session {
  const { currentData: user, error, isFetching, refetch } = useCurrentUserQuery()
  if (error && isApiProblem(error) && error.status === 401) return { status: 'signed-out' }
  if (error && isFetching) return { status: 'loading' }
  if (error)
    return { status: 'unknown', message: isApiProblem(error) ? error.message : 'No authenticated user', retry: refetch }
  return user ? { status: 'signed-in', user } : { status: 'loading' }
}
