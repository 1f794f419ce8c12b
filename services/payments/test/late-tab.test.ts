import { expect, test } from 'vitest'
import { beginOrder } from '../src/acts/begin-order.ts'
import { browser, buy, openPayments, orders, pat, report } from './open-payments.ts'

const alreadyPaid = { code: 'already-paid' }

test('a tab that opened while another one’s payment arrived sells nothing a second time', async () => {
  const payments = await openPayments()
  const [visitorId, reportId] = [browser(payments, 'three@example.com'), await report(payments).finish()]
  await buy(payments, { visitor: visitorId })
  await buy(payments, { as: { ...pat, userId: 'user-2', email: 'two@example.com' } })
  await buy(payments, { as: pat, visitor: 'visitor-x', body: { reportId } })
  const before = await orders(payments)
  const late = (payer: { userId: string } | { visitorId: string }, forReport: string | null) =>
    beginOrder(payments.dependencies, { payer, reportId: forReport, receiptEmail: 'pat@example.com' })
  await expect(late({ visitorId }, null)).rejects.toMatchObject(alreadyPaid)
  await expect(late({ userId: 'user-2' }, null)).rejects.toMatchObject(alreadyPaid)
  await expect(late({ userId: pat.userId }, reportId)).rejects.toMatchObject(alreadyPaid)
  expect(await orders(payments)).toEqual(before)
})
