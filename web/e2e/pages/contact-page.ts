import type { Page } from 'playwright-core'

export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

/** Nobody writes faster than this; what comes within a moment of opening the page is taken for a program's. */
export const typing = { delay: 40 }

export class ContactPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/contact${query}`)
    await this.page.getByRole('heading', { name: 'Contact Us' }).waitFor()
  }

  async write({ name, email, subject, message }: Message): Promise<void> {
    await this.page.getByLabel('Full Name').fill(name)
    await this.page.getByLabel('Email Address').fill(email)
    await this.page.getByLabel('Subject').fill(subject)
    await this.page.getByLabel('Message', { exact: true }).pressSequentially(message, typing)
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click()
  }

  isSent(): Promise<void> {
    return this.page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  }
}
