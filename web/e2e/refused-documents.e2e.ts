import { describe, expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { register } from './people.ts'
import { samplePolicy, stateFarm } from './policies.ts'

const failed =
  'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.'

const documents = [
  [
    'a car policy',
    samplePolicy('progressive-auto-arlington'),
    'This document is not a home-insurance policy. Please upload the declarations of your home, condo, dwelling, windstorm or flood policy.',
  ],
] as const

describe('a document that cannot be analyzed', () => {
  journey.for(documents)(
    '%s: the page says why, and nothing is half done',
    async ([, file, words], { page, system }) => {
      const { email } = await register(page, system.inbox)
      const upload = new UploadPage(page)
      await upload.open()
      await upload.upload(file)
      expect(await upload.toast()).toBe(`Analysis Failed\n${words}`)
      await upload.says('Analysis Unable to Complete')
      await upload.says('Our team will help review your policy personally')
      await upload.says(words)
      expect(await page.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')

      await page.getByRole('button', { name: 'Your Previous Reports (1)' }).click()
      const chosen = page.getByLabel('Report', { exact: true }).locator('option')
      await expect.poll(() => chosen.allInnerTexts()).toEqual([expect.stringMatching(/ · not completed$/)])
      await page.getByRole('link', { name: 'View Selected Report' }).click()
      await page.getByRole('heading', { name: 'Analysis Unavailable' }).waitFor()
      await upload.says(failed)
      await upload.says(words)

      await page.getByRole('link', { name: 'Upload New Policy' }).click()
      await upload.upload(stateFarm)
      await upload.says('Completed')
      const subjects = async () => (await messagesTo(system.inbox, email)).map(({ subject }) => subject)
      await expect.poll(subjects, { timeout: 15_000 }).toContain('Your report is ready')
      expect((await subjects()).filter((subject) => subject === 'Your report is ready')).toHaveLength(1)
    },
  )
})

journey('a scan is read from its picture, and what it says is marked as such', async ({ page, system }) => {
  await register(page, system.inbox)
  const upload = new UploadPage(page)
  await upload.open()
  await upload.upload(samplePolicy('texas-fair-plan-corpus-christi-scan'))
  await page.getByRole('link', { name: 'View My Report' }).waitFor({ timeout: 45_000 })
  await upload.viewReport()
  const report = new ReportPage(page)
  await report.isShown()
  expect((await report.evidence('storm', 'Coverage limit')).page).toMatch(/^Page \d+ · /)
})
