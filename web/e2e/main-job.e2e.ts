import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { AuthPage } from './pages/auth-page.ts'
import { inDollars, ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { newPerson, nthCodeMailedTo, register, submitPolicy } from './people.ts'
import { stateFarm, stateFarmTruth as truth } from './policies.ts'

/** Forty kilobytes are there at once; over a slow line one sees the bar move. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 30_000,
  })
  return () => session.detach()
}

const isInOrder = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))

const messagesInOrder = [
  'Uploading to the analyzer...',
  'Extracting Key Details',
  'Generating Recommendations',
  'Finalizing Report',
  'Waiting for completion...',
]

async function showsTheTruth(report: ReportPage) {
  const { street, city, state, zip } = truth.property_address
  const { wind_hail: windHail, all_perils: standard } = truth.deductibles
  const dwelling = inDollars(truth.coverage_a_dwelling)
  const premium = truth.total_annual_premium
  const extended = truth.coverage_a_dwelling * (1 + truth.extended_dwelling_percentage / 100)
  expect((await report.fact('details', 'Primary insured'))[0]).toBe(truth.policy_holder_name)
  // The document prints these in capitals.
  const inCapitals = async (label: string) => (await report.fact('details', label)).map((line) => line.toUpperCase())
  expect(await inCapitals('Property address')).toEqual(
    [street, `${city}, ${state} ${zip}`].map((line) => line.toUpperCase()),
  )
  expect(await inCapitals('Insurance provider')).toEqual(
    [truth.insurance_provider, `Policy number: ${truth.policy_number}`].map((line) => line.toUpperCase()),
  )
  expect((await report.fact('details', 'Renewal date'))[0]).toBe('March 2, 2027')
  expect(await report.fact('details', 'Home value')).toEqual([dwelling, `Up to ${inDollars(extended)} with extension`])
  expect(await report.fact('details', 'Annual premium')).toEqual([
    inDollars(premium),
    `${inDollars(Math.round(premium / 12))} a month`,
  ])
  expect((await report.fact('storm', 'Coverage limit'))[0]).toBe(dwelling)
  expect(await report.fact('storm', 'Wind/hail deductible')).toEqual([
    inDollars(windHail.amount),
    `${windHail.percentage}% of ${dwelling}`,
  ])
  expect(await report.fact('storm', 'Standard deductible')).toEqual([
    inDollars(standard.amount),
    `${standard.percentage}% of ${dwelling}`,
  ])
}

journey('a homeowner signs up, uploads a policy, and reads a true report', async ({ page, phone, system }) => {
  const person = newPerson()
  const auth = new AuthPage(page)
  const upload = new UploadPage(page)
  const report = new ReportPage(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Access Your Free Report' }).first().click()
  await page.waitForURL('**/auth?view=signup')
  await auth.signUp(person)
  await auth.verify(await nthCodeMailedTo(system.inbox, person.email, 1))
  await page.waitForURL('**/upload')
  await page.getByText('Your Previous Reports (0)').waitFor()

  const speedUp = await slowDown(page)
  const progress = await upload.watchProgress()
  await upload.upload(stateFarm)
  await upload.says('Completed')
  await speedUp()
  const { uploaded, analyzed, messages } = await progress()
  expect(uploaded.some((percent) => percent > 0 && percent < 100)).toBe(true)
  expect(isInOrder(uploaded)).toBe(true)
  expect(isInOrder(analyzed)).toBe(true)
  expect(messages.length).toBeGreaterThan(0)
  expect(messages).toEqual(messagesInOrder.filter((message) => messages.includes(message)))

  const reportId = await upload.viewReport()
  await report.isShown()
  await showsTheTruth(report)
  const place = await report.evidence('storm', 'Wind/hail deductible')
  expect(place.page).toMatch(/^Page 1 · Printed in your policy$/)
  expect(place.quote).toContain('8,240')

  await page.reload()
  await report.isShown()
  await showsTheTruth(report)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await auth.signIn(person)
  await page.getByText('Your Previous Reports (1)').waitFor()
  expect(await page.getByLabel('Report', { exact: true }).locator('option').allInnerTexts()).toEqual([
    expect.stringMatching(/^statefarm-lloyds-fort-worth\.pdf · .+ · ready$/),
  ])
  await page.getByRole('link', { name: 'View Selected Report' }).click()
  await page.waitForURL(`**/dynamic-report/${reportId}`)
  await report.isShown()
  await showsTheTruth(report)

  await expect
    .poll(async () => (await messagesTo(system.inbox, person.email)).map(({ subject }) => subject), { timeout: 15_000 })
    .toEqual(['Your report is ready', 'Welcome to Plainpolicy', 'Your verification code'])
  const [ready] = await messagesTo(system.inbox, person.email)
  const link = /https?:\S+\/report\/\S+/.exec(ready?.text ?? '')?.[0] ?? ''
  expect(link).toBe(`${system.origin}/report/${reportId}`)

  await phone.goto(link)
  await phone.waitForURL('**/auth')
  await new AuthPage(phone).signIn(person)
  await phone.waitForURL(link)
  await showsTheTruth(new ReportPage(phone))
})

journey('every limit in the answer is the one in the document', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  await new ReportPage(page).open(reportId)
  const { reportData } = await (await page.request.get(`/api/reports/${reportId}/status`)).json()
  expect(reportData.property_coverage_limits).toEqual({
    coverage_a_dwelling: truth.coverage_a_dwelling,
    coverage_b_other_structures: truth.coverage_b_other_structures,
    coverage_c_personal_property: truth.coverage_c_personal_property,
    coverage_d_loss_of_use: null,
    coverage_e_personal_liability: truth.coverage_e_personal_liability,
    coverage_f_medical_payments: truth.coverage_f_medical_payments,
  })
})
