import { paths } from '../app/paths.ts'

interface Place {
  pathname: string
  search: string
  /** A part of the page: '#clock'. */
  hash?: string
}

// What a bank's page adds to the address on the way back. The payment's number may go on, its secret may not.
const secrets = ['payment_intent_client_secret', 'redirect_status']

/** Kept in the history entry, never in the address: /auth stays /auth, and nobody can send a person elsewhere by a link. */
export function returnStateFrom({ pathname, search, hash = '' }: Place): { returnTo: string } {
  const query = new URLSearchParams(search)
  for (const name of secrets) query.delete(name)
  return { returnTo: (query.size > 0 ? `${pathname}?${query}` : pathname) + hash }
}

/** Where a person goes after signing in: where they came from, else /upload. */
export function returnPathOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return paths.upload
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : paths.upload
}
