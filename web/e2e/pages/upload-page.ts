import type { Page } from 'playwright-core'
import type { ChosenFile } from '../policies.ts'

/** What the page showed while it worked, in order. */
export interface SeenProgress {
  uploaded: number[]
  analyzed: number[]
  messages: string[]
}

export class UploadPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/upload')
    await this.isShown()
  }

  isShown(): Promise<void> {
    return this.page.getByRole('button', { name: 'Choose File' }).waitFor()
  }

  choose(file: ChosenFile): Promise<void> {
    return this.page.getByLabel('Policy document, PDF').setInputFiles(file)
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  async upload(file: ChosenFile): Promise<void> {
    await this.choose(file)
    await this.press('Upload Policy')
  }

  /** Resolves when the report is ready; opens it and answers its id. */
  async viewReport(): Promise<string> {
    await this.page.getByRole('link', { name: 'View My Report' }).click()
    await this.page.waitForURL('**/report/*')
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
  }

  /** The title and the words of the toast, as soon as it comes. */
  toast(): Promise<string> {
    return this.page.locator('[data-sonner-toast]').first().innerText()
  }

  says(words: string): Promise<void> {
    return this.page.getByRole('main').getByText(words, { exact: true }).waitFor()
  }

  /** From now on every bar and message that the page shows is noted down, however short. */
  async watchProgress(): Promise<() => Promise<SeenProgress>> {
    const notes = await this.page.evaluateHandle(() => {
      const seen: SeenProgress = { uploaded: [], analyzed: [], messages: [] }
      const note = <T>(list: T[], value: T) => list.at(-1) !== value && list.push(value)
      const look = () => {
        const bar = document.querySelector('[role=progressbar]')
        if (!bar) return
        const isUpload = bar.getAttribute('aria-label')?.startsWith('Uploading')
        note(isUpload ? seen.uploaded : seen.analyzed, Number(bar.getAttribute('aria-valuenow')))
        const message = document.querySelector('section[aria-label=Upload] [role=status]')?.textContent
        if (message && !isUpload) note(seen.messages, message)
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
      return seen
    })
    return () => notes.jsonValue()
  }
}
