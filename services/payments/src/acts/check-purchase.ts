import type { User } from '@plainpolicy/platform/auth/caller'
import type { PaymentsDependencies } from '../dependencies.ts'
import {
  AlreadyPaid,
  AlreadyUnlocked,
  ForeignEmail,
  NoReceiptEmail,
  ReportNotFound,
  ReportNotReady,
  SignInNeeded,
} from '../domain/errors.ts'
import { claimWithinMs } from '../domain/limits.ts'
import { countAvailable, findCreditOfReport, hasUnclaimed } from '../store/credits.ts'
import { findPolicyReport } from '../store/policy-reports.ts'
import type { Purchase } from './begin-order.ts'
import { claim } from './claim.ts'

interface Wish {
  user: User | null
  visitorId: string | null
  reportId: string | null
  /** As the page says it; it can only be the caller's own. */
  email: string | null
}

/** Who buys what, and where the receipt goes. Refuses what has been paid already. */
export async function checkPurchase(deps: PaymentsDependencies, wish: Wish): Promise<Purchase> {
  const { user, reportId, email } = wish
  if (!user && reportId !== null) throw new SignInNeeded()
  if (email !== null && email.toLowerCase() !== user?.email.toLowerCase()) throw new ForeignEmail()
  if (!user) return purchaseOfVisitor(deps, wish.visitorId)
  const { database } = deps
  if (reportId !== null) await requireLocked(deps, { reportId, userId: user.userId })
  await claim(deps, { user, visitorId: wish.visitorId })
  if ((await countAvailable(database.prisma, user.userId)) > 0) throw new AlreadyPaid()
  if (reportId !== null) await requireLocked(deps, { reportId, userId: user.userId })
  return { payer: { userId: user.userId }, reportId, receiptEmail: user.email.toLowerCase() }
}

async function purchaseOfVisitor(
  { database, intakes, clock }: PaymentsDependencies,
  visitorId: string | null,
): Promise<Purchase> {
  const receiptEmail = visitorId && (await intakes.emailOf(visitorId))
  if (!visitorId || !receiptEmail) throw new NoReceiptEmail()
  const paidAfter = new Date(clock.now().getTime() - claimWithinMs)
  if (await hasUnclaimed(database.prisma, { visitorId, receiptEmail, paidAfter })) throw new AlreadyPaid()
  return { payer: { visitorId }, reportId: null, receiptEmail }
}

async function requireLocked(
  { database: { prisma } }: PaymentsDependencies,
  { reportId, userId }: { reportId: string; userId: string },
): Promise<void> {
  const report = await findPolicyReport(prisma, reportId)
  if (!report || report.userId !== userId) throw new ReportNotFound()
  // A credit that is reserved unlocks it as soon as it is there.
  if (await findCreditOfReport(prisma, reportId)) throw new AlreadyUnlocked()
  if (report.outcome === 'failed') throw new ReportNotReady()
}
