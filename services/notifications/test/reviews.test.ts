import { UserConfirmedSchema } from '@plainpolicy/proto/identity'
import { ReportCorrectedSchema, ReviewRequestedSchema } from '@plainpolicy/proto/reports'
import { expect, test } from 'vitest'
import { eventually, origin, startNotifications } from './notifications-under-test.ts'

const user = { userId: 'user-1', email: 'maria@example.com', name: 'Maria Ortiz' }
const reportId = '5f0c1c9e-7f0c-4b0e-9a39-0d8a3a2e6f11'
const asked = { reportId, version: 1, kind: 'reader', paths: ['dwelling_valuation.roof_year'] }

test('mails support what a reader thinks is wrong, once for each request', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  const words = 'The roof is of 2021.'
  const first = { ...asked, reviewId: crypto.randomUUID(), words }
  await deliver(event(ReviewRequestedSchema, first))
  await deliver(event(ReviewRequestedSchema, first))
  await deliver(event(ReviewRequestedSchema, { ...asked, reviewId: crypto.randomUUID(), words }))
  await eventually(async () => expect(await received()).toHaveLength(2))
  const [mail] = await received()
  expect(mail).toMatchObject({ To: [{ Address: 'support@plainpolicy.test' }] })
  expect(mail?.Text).toContain(words)
  expect(mail?.Text).toContain('dwelling_valuation.roof_year')
  await eventually(async () => expect((await rows()).map(({ parameters }) => parameters)).toEqual([null, null]))
})

test('mails support once for a version which of its values are not certain', async () => {
  const { deliver, event, received, rows } = await startNotifications()
  const uncertain = { ...asked, reviewId: reportId, kind: 'uncertain' }
  for (const version of [1, 1, 2]) await deliver(event(ReviewRequestedSchema, { ...uncertain, version }))
  await eventually(async () => expect(await received()).toHaveLength(2))
  expect(await rows()).toHaveLength(2)
  expect((await received())[0]?.Subject).toBe('[Review] Values could not be read with certainty')
})

test('mails the owner that the report was corrected, and nothing of what it says', async () => {
  const { deliver, event, received } = await startNotifications()
  await deliver(event(UserConfirmedSchema, user))
  await deliver(event(ReportCorrectedSchema, { ...asked, userId: user.userId, version: 2 }))
  await eventually(async () => expect(await received()).toHaveLength(2))
  const mail = (await received()).find(({ Subject }) => Subject === 'We have corrected your report')
  expect(mail).toMatchObject({ To: [{ Address: user.email }] })
  expect(mail?.Text).toContain(`${origin}/report/${reportId}`)
  expect(mail?.Text).not.toContain('roof')
})
