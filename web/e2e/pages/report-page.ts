import type { Locator, Page } from 'playwright-core'

export class ReportPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Waits for a report that is still being made, too. */
  async open(reportId: string): Promise<void> {
    await this.page.goto(`/report/${reportId}`)
    await this.isShown()
  }

  isShown(version: 'free' | 'enhanced' = 'free'): Promise<void> {
    return this.page.locator(`main[data-report=${version}]`).waitFor()
  }

  /** What stands beside a label in one part of the report: the figure and its note, without the marks. */
  async fact(part: string, label: string): Promise<string[]> {
    return this.#fact(part, label).evaluate((place) => {
      const copy = place.cloneNode(true) as Element
      for (const mark of copy.querySelectorAll('button, [role=note]')) mark.remove()
      return [...copy.children].map((line) => line.textContent?.trim() ?? '')
    })
  }

  /** Opens the place in the policy behind a figure and answers what it says. */
  async evidence(part: string, label: string): Promise<{ page: string; quote: string }> {
    await this.#fact(part, label).getByRole('button', { name: /^p\. / }).click()
    const note = this.page.getByRole('note', { name: `Where ${label} stands in your policy` })
    const page = await note
      .getByText(/^Page \d+ ·/)
      .first()
      .innerText()
    return { page, quote: await note.locator('q').first().innerText() }
  }

  /** Opens the page of the policy from the place that is open. */
  async showPage(): Promise<Locator> {
    await this.page.getByRole('note').getByRole('button', { name: 'Show the page' }).first().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('img').waitFor()
    return dialog
  }

  async speak(language: 'English' | 'Español'): Promise<void> {
    await this.page.getByRole('button', { name: language }).click()
    await this.page.locator(`main[lang=${language === 'English' ? 'en' : 'es'}]`).waitFor()
  }

  #fact(part: string, label: string): Locator {
    const item = this.page.locator(`#${part} dl > div`)
    return item.filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).locator('dd')
  }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** An amount as the pages write it: '$412,000'. */
export const inDollars = (amount: number): string => dollars.format(amount)
