import { paths } from '../app/paths.ts'

interface Place {
  pathname: string
  search: string
}

/** Kept in the history entry, never in the address: /auth stays /auth, and nobody can send a person elsewhere by a link. */
export const returnStateFrom = ({ pathname, search }: Place) => ({ returnTo: `${pathname}${search}` })

/** Where a person goes after signing in: where they came from, else /upload. */
export function returnPathOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return paths.upload
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : paths.upload
}
