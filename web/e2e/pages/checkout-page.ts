import type { FrameLocator, Page } from 'playwright-core'
import type { Person } from '../people.ts'
import { pressDrawn } from './press-drawn.ts'

/** Stripe's test cards, by what becomes of them. */
export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  needsAuthentication: '4000002500003155',
  processingError: '4000000000000119',
} as const

export class CheckoutPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Fills the wizard on the landing page and goes on to the checkout. */
  async fillWizard({ name, email }: Pick<Person, 'name' | 'email'>, onProperty = async () => {}): Promise<void> {
    await this.page.goto('/#get-started')
    await this.#fill({ 'Full Name': name, 'Email Address': email, 'Phone Number': '(512) 555-0100' })
    await this.page.getByRole('button', { name: 'Continue to Property Details' }).click()
    await onProperty()
    await this.#fill({ 'Property Address': '4417 Rosedale Street', City: 'Fort Worth', 'ZIP Code': '76107' })
    await this.page.getByLabel('Current Insurance Carrier').selectOption('State Farm')
    await this.page.getByRole('button', { name: 'Continue to Upload' }).click()
    await this.page.waitForURL('**/checkout')
  }

  async pay(card: keyof typeof cards): Promise<void> {
    await this.fillCard(card)
    await this.pressPay()
  }

  async pressPay(): Promise<void> {
    await pressDrawn(this.payButton())
  }

  /** What the owner of the card answers the bank. */
  async authenticate(answer: 'Complete' | 'Fail'): Promise<void> {
    await pressDrawn(this.frame.getByRole('button', { name: `${answer} authentication` }))
  }

  async fillCard(card: keyof typeof cards): Promise<void> {
    const { frame } = this
    await frame.getByLabel('Card number').fill(cards[card])
    await frame.getByLabel('Expiry').fill('12/34')
    await frame.getByLabel('CVC').fill('123')
    await frame.getByLabel('ZIP').fill('76107')
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title="Card details"]')
  }

  payButton() {
    return this.page.getByRole('button', { name: 'Pay $24.99 for Policy Analysis' })
  }

  async #fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(value)
    }
  }
}
