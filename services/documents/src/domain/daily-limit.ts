import { DailyLimitReached } from './errors.ts'
import { spareUploads } from './limits.ts'

/** What one person did within the daily window. */
export interface RecentUse {
  requested: number
  submitted: number
}

/** Throws DailyLimitReached when no further analysis may begin. */
export function requireFreeAnalysis({ submitted }: Pick<RecentUse, 'submitted'>, limit: number): void {
  if (submitted >= limit) throw new DailyLimitReached(limit)
}

/** Throws DailyLimitReached, too, when very many uploads were begun and came to nothing. */
export function requireUpload({ requested, submitted }: RecentUse, limit: number): void {
  requireFreeAnalysis({ submitted }, limit)
  if (requested >= limit + spareUploads) throw new DailyLimitReached(limit)
}
