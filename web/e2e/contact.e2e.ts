import { expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { tabTo } from './keyboard.ts'
import { ContactPage, type Message, typing } from './pages/contact-page.ts'
import { newPerson } from './people.ts'

const support = 'support@plainpolicy.example'
const words = 'Is my roof covered when hail breaks its tiles? It was laid in 2009, and the policy is silent about it.'

const newMessage = (): Message => {
  const { name, email } = newPerson()
  return { name, email, subject: `Roof ${crypto.randomUUID()}`, message: words }
}

const mailed = (inbox: string, to: string, part: string) =>
  expect.poll(async () => (await messagesTo(inbox, to)).filter(({ subject }) => subject.includes(part)), {
    timeout: 15_000,
  })

journey('a visitor writes to support with the keyboard alone, and both sides have mail', async ({ page, system }) => {
  const { name, email, subject, message } = newMessage()
  const write = async (label: string, text: string) => {
    await tabTo(page, label)
    await page.keyboard.type(text, typing)
  }
  await new ContactPage(page).open('?type=roof')
  await write('Full Name', name)
  await write('Email Address', email)
  await tabTo(page, 'Inquiry Type')
  expect(await page.getByLabel('Inquiry Type').inputValue()).toBe('roof')
  await write('Subject', subject)
  await write('Message', message)
  await page.keyboard.press('Tab')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await tabTo(page, 'Send Message')
  await page.keyboard.press('Enter')
  await new ContactPage(page).isSent()

  const reference = await page.getByText('Your reference:').locator('span').innerText()
  await mailed(system.inbox, support, subject).toHaveLength(1)
  const [mail] = (await messagesTo(system.inbox, support)).filter((each) => each.subject.includes(subject))
  expect(mail?.text.replaceAll(/\n> |\s+/g, ' ')).toContain(words)
  expect(mail?.text).toContain(reference)
  await mailed(system.inbox, email, 'We have your message').toHaveLength(1)
})

journey(
  'a message that finds no server stays on the page and is sent once at the next press',
  async ({ page, system }) => {
    const contact = new ContactPage(page)
    const message = newMessage()
    await contact.open()
    await contact.write(message)
    await page.route('**/api/contact', (route) => route.abort())
    await contact.press('Send Message')
    await page.getByText('Failed to send message. Please try again.').waitFor()
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(words)
    await page.unroute('**/api/contact')
    await contact.press('Send Message')
    await contact.isSent()
    await mailed(system.inbox, support, message.subject).toHaveLength(1)
  },
)

journey('a program that fills the field nobody sees is answered, and mails nobody', async ({ page, system }) => {
  const contact = new ContactPage(page)
  const message = newMessage()
  await contact.open()
  await contact.write(message)
  expect(await page.getByLabel('Leave this empty').isVisible()).toBe(false)
  await page.getByLabel('Leave this empty').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await contact.press('Send Message')
  await contact.isSent()
  // Another message, sent after it, is there: the first one is not on its way any more.
  const later = newMessage()
  await contact.open()
  await contact.write(later)
  await contact.press('Send Message')
  await contact.isSent()
  await mailed(system.inbox, support, later.subject).toHaveLength(1)
  await mailed(system.inbox, support, message.subject).toHaveLength(0)
})
