import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { ReportPage } from './pages/report-page.ts'
import { post, register, submitPolicy } from './people.ts'
import { stateFarm } from './policies.ts'

const notFound = 'Report not found or incomplete. Please try uploading your policy again.'

journey('another person’s report looks like one that does not exist', async ({ page, phone, system }) => {
  const owner = await register(phone, system.inbox)
  const theirs = await submitPolicy(phone, owner.email, stateFarm)
  await new ReportPage(phone).open(theirs.reportId)
  const stranger = await register(page, system.inbox)

  const answersFor = async (reportId: string) => {
    const answers = [
      await page.request.get(`/api/reports/${reportId}/status`),
      await page.request.get(`/api/reports/${reportId}/status?version=enhanced`),
      await page.request.get(`/api/reports/${reportId}/events`),
      await post(page, '/api/trigger-analysis', { submissionId: reportId, documentId: theirs.documentId }),
      await post(page, '/api/submit-policy-s3', { reportId }),
    ]
    return Promise.all(answers.map(async (answer) => ({ ...(await answer.json()), requestId: '' })))
  }
  const answers = await answersFor(theirs.reportId)
  expect(answers).toEqual(await answersFor(randomUUID()))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])

  const as = (email: string) => new URLSearchParams({ userId: email, filename: 'policy.pdf', size: '1000' })
  for (const path of ['/api/reports', '/api/get-presigned-url']) {
    expect((await page.request.get(`${path}?${as(owner.email)}`)).status()).toBe(403)
    expect((await page.request.get(`${path}?${as(stranger.email)}`)).status()).toBe(200)
  }

  // A report of one's own may be a moment late, so the page asks for 15 seconds before it says so.
  await page.clock.install()
  await page.goto(`/report/${theirs.reportId}`)
  await page.getByText('Your report is queued for analysis. Please wait a moment and refresh the page.').waitFor()
  await page.clock.runFor(20_000)
  await page.getByRole('heading', { name: 'Analysis Unavailable' }).waitFor()
  await page.getByText(notFound).waitFor()
  expect(await page.locator('body').innerText()).not.toContain('Whitfield')
})

journey('who is not signed in comes to a report by way of /auth', async ({ page, phone, system }) => {
  const owner = await register(phone, system.inbox)
  const { reportId } = await submitPolicy(phone, owner.email, stateFarm)
  expect((await page.request.get(`/api/reports/${reportId}/status`)).status()).toBe(401)
  await page.goto(`/report/${reportId}`)
  await page.waitForURL('**/auth')
  await new AuthPage(page).signIn(owner)
  await page.waitForURL(`**/report/${reportId}`)
  await new ReportPage(page).isShown()
})
