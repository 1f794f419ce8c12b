import type { DocumentsDependencies } from '../dependencies.ts'
import { countSubmitted } from '../store/submissions.ts'

/**
 * How many analyses the person may have in 24 hours: the free ones, and beyond them those that are paid. Payments is
 * asked only once the free ones are used up; what was paid is never held back by the free limit.
 */
export async function allowanceOf(
  { database, clock, credits, dailyLimit }: DocumentsDependencies,
  userId: string,
): Promise<number> {
  const submitted = await countSubmitted(database.prisma, { userId, now: clock.now() })
  if (submitted < dailyLimit) return dailyLimit
  const paid = await credits.availableFor(userId)
  return paid > 0 ? Math.max(dailyLimit, submitted + paid) : dailyLimit
}
