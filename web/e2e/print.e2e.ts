import { expect } from 'vitest'
import { journey } from '../../deploy/local/testing/journey.ts'
import { inDollars, ReportPage } from './pages/report-page.ts'
import { register, submitPolicy } from './people.ts'
import { stateFarm, stateFarmTruth as truth } from './policies.ts'

journey('the report prints on one page, with its amounts and without buttons', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId } = await submitPolicy(page, email, stateFarm)
  await new ReportPage(page).open(reportId)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.locator('body[data-printed=yes]').waitFor()

  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('body').innerText()
  for (const amount of [truth.coverage_a_dwelling, truth.total_annual_premium, truth.deductibles.wind_hail.amount]) {
    expect(words).toContain(inDollars(amount))
  }
  expect(await page.getByRole('button', { name: /Print|Sign Out/ }).count()).toBe(0)
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
})
