import { isDatabaseAway } from '../database/is-database-away.ts'
import { DependencyAway } from './dependency-away.ts'

/** What was thrown, as DependencyAway when it came from something that does not answer; null for every other fault. */
export function asAway(error: unknown): DependencyAway | null {
  if (error instanceof DependencyAway) return error
  return isDatabaseAway(error) ? new DependencyAway(error) : null
}
