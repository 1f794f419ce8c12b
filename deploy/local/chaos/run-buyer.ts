import { setTimeout as delay } from 'node:timers/promises'
import { buy } from './buy.ts'
import type { History } from './history.ts'
import type { MailFolder } from './mail-folder.ts'
import { openAccount } from './open-account.ts'
import { PatientBrowser } from './patient-browser.ts'
import type { BuyerPlan } from './plan-buyers.ts'
import { claimUntilPaid, unlockWithCredit, uploadOnce, waitForReport } from './use-report.ts'

export interface Market {
  origin: string
  mails: MailFolder
  history: History
  policy: Uint8Array<ArrayBuffer>
  /** An admin gives it back; true once that is done. */
  refund(intentId: string): Promise<boolean>
  /** Intents that others have paid. */
  paidIntents: string[]
}

/** What a buyer meant and did, for the check at the end. */
export interface BuyerRecord {
  plan: BuyerPlan
  /** The account's; null for those who never signed up. */
  userId: string | null
  reportId: string | null
  documentId: string | null
  intentId: string | null
  hasPaid: boolean
  wasRefunded: boolean
  /** Answers with which a stranger got something of another's payment. */
  stolen: number
  /** Why the journey broke off; null when it came to its end. */
  fault: string | null
}

/** One buyer from the first click to the last look; never throws. */
export async function runBuyer(market: Market, plan: BuyerPlan): Promise<BuyerRecord> {
  const none = { userId: null, reportId: null, documentId: null, intentId: null, hasPaid: false, wasRefunded: false }
  const record: BuyerRecord = { plan, ...none, stolen: 0, fault: null }
  const beganAt = Date.now()
  try {
    await (plan.journey.startsWith('visitor') || plan.journey === 'never-back' || isVisitor(plan)
      ? runVisitor(market, record)
      : runMember(market, record))
  } catch (error) {
    record.fault = (error as Error).message
  }
  const outcome = record.fault ?? 'to its end'
  market.history.note({ who: plan.name, act: plan.journey, tookMs: Date.now() - beganAt, outcome })
  return record
}

/** Those who leave at the card form are half visitors. */
const isVisitor = ({ journey, isNosy }: BuyerPlan) => journey === 'abandoned' && isNosy

async function runMember(market: Market, record: BuyerRecord): Promise<void> {
  const { plan } = record
  const browser = new PatientBrowser({ ...market, who: plan.name })
  record.userId = await openAccount(browser, market.mails, plan.accountEmail)
  const hasReportFirst = ['for-report', 'saved-credit', 'abandoned'].includes(plan.journey)
  if (hasReportFirst) await upload(market, record, browser)
  const isForReport = plan.journey === 'for-report' || plan.journey === 'abandoned'
  const wish = isForReport ? { reportId: record.reportId, email: plan.accountEmail } : {}
  await pay(record, browser, wish)
  if (plan.journey === 'abandoned') return await waitFor(market, record, { browser, isUnlocked: false })
  market.paidIntents.push(record.intentId ?? '')
  if (plan.journey !== 'closed-tab') await claimUntilPaid(browser, record.intentId)
  if (plan.refund === 'before-upload') await giveBack(market, record)
  if (!hasReportFirst) await upload(market, record, browser)
  if (plan.journey === 'saved-credit') await unlockWithCredit(browser, record.reportId)
  await readAndGiveBack(market, record, browser)
}

async function runVisitor(market: Market, record: BuyerRecord): Promise<void> {
  const { plan } = record
  const first = new PatientBrowser({ ...market, who: plan.name })
  const formData = { fullName: 'Pat Harper', email: plan.email, propertyState: 'TX' }
  const form = { sessionId: plan.name, formData, lastField: 'email', percentage: 100 }
  await first.post('/api/save-progress', form)
  await pay(record, first, undefined)
  if (plan.journey === 'abandoned') return
  market.paidIntents.push(record.intentId ?? '')
  if (plan.journey === 'never-back') {
    if (plan.refund !== 'none') await giveBack(market, record)
    return
  }
  const isHere = plan.journey === 'visitor-here'
  const browser = isHere ? first : new PatientBrowser({ ...market, who: plan.name })
  record.userId = await openAccount(browser, market.mails, plan.accountEmail)
  // On another device nothing tells which payment it was: it comes with the address.
  if (isHere) await claimUntilPaid(browser, record.intentId)
  if (plan.refund === 'before-upload') await giveBack(market, record)
  await upload(market, record, browser)
  await readAndGiveBack(market, record, browser)
}

async function pay(record: BuyerRecord, browser: PatientBrowser, wish: object | undefined): Promise<void> {
  const { intentId, hasPaid } = await buy(browser, record.plan, wish)
  Object.assign(record, { intentId, hasPaid })
  if (!hasPaid && record.plan.journey !== 'abandoned') throw new Error('the payment did not go through')
}

async function upload(market: Market, record: BuyerRecord, browser: PatientBrowser): Promise<void> {
  const { accountEmail: email } = record.plan
  Object.assign(record, await uploadOnce(browser, { email, bytes: market.policy }))
  if (record.plan.isNosy) await beNosy(market, record, browser)
  if (record.plan.journey === 'for-report') await waitFor(market, record, { browser, isUnlocked: false })
}

interface Waiting {
  browser: PatientBrowser
  isUnlocked: boolean
  claims?: boolean
}

async function waitFor(market: Market, record: BuyerRecord, { browser, ...wanted }: Waiting): Promise<void> {
  const { accountEmail: email } = record.plan
  const again = async () => {
    const uploaded = await uploadOnce(browser, { email, bytes: market.policy })
    Object.assign(record, uploaded)
    return uploaded
  }
  const { reportId, documentId } = record
  await waitForReport(browser, { reportId, documentId, again, ...wanted })
}

async function readAndGiveBack(market: Market, record: BuyerRecord, browser: PatientBrowser): Promise<void> {
  await waitFor(market, record, { browser, isUnlocked: !record.wasRefunded, claims: true })
  if (record.plan.refund !== 'at-the-end') return
  await giveBack(market, record)
  await waitFor(market, record, { browser, isUnlocked: false })
}

async function giveBack(market: Market, record: BuyerRecord): Promise<void> {
  record.wasRefunded = true
  while (!(await market.refund(record.intentId ?? ''))) await delay(500)
}

/** Somebody who knows another's intent (it stands in an address) comes with it, and gets nothing. */
async function beNosy(market: Market, record: BuyerRecord, browser: PatientBrowser): Promise<void> {
  const others = market.paidIntents.filter((intentId) => intentId !== record.intentId)
  const paymentIntentId = others[others.length - 1]
  if (!paymentIntentId) return
  const { status, body } = await browser.post('/api/claim-payment', { paymentIntentId })
  if (status !== 200 || body.status !== 'none' || body.reportId !== null) record.stolen += 1
}
