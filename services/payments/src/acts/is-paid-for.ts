import { claimWithinMs } from '../domain/limits.ts'
import { countAvailable, findCreditOfReport, hasUnclaimed } from '../store/credits.ts'
import type { Tx } from '../store/open-payments-database.ts'
import type { Payer } from '../store/orders.ts'

interface Wanted {
  payer: Payer
  reportId: string | null
  receiptEmail: string
}

/** Whether what the payer is about to buy has been paid, and not used for something else. */
export async function isPaidFor(tx: Tx, { payer, reportId, receiptEmail }: Wanted, at: Date): Promise<boolean> {
  if ('visitorId' in payer) {
    const paidAfter = new Date(at.getTime() - claimWithinMs)
    return hasUnclaimed(tx, { visitorId: payer.visitorId, receiptEmail, paidAfter })
  }
  if (reportId !== null && (await findCreditOfReport(tx, reportId))) return true
  return (await countAvailable(tx, payer.userId)) > 0
}
