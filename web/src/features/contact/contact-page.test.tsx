// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeGateway, problem, signedIn, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const sendCall = 'POST /api/contact'
const reportId = '7c5b3f0e-5a1d-4c39-9a4e-2f60d1b912ab'
const taken = { body: { success: true, reference: '1c4a9e52' } }

async function openContact(address = '/contact', answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway({ 'GET /api/auth/me': signedOut, [sendCall]: taken, ...answers })
  const app = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' }, { timeout: 10_000 })
  return { gateway, app, sent: () => gateway.callsTo(sendCall).map(({ body }) => body as Record<string, unknown>) }
}

const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const selected = () => (screen.getByLabelText('Inquiry Type') as HTMLSelectElement).value

async function fillForm() {
  await fill('Full Name', 'Ana Reyes')
  await fill('Email Address', 'ana@example.com')
  await fill('Subject', 'My roof')
  await fill('Message', 'Is hail covered?')
}

test('asks for six things, of which only the phone number is optional', async () => {
  await openContact()
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    expect((screen.getByLabelText(label) as HTMLInputElement).required).toBe(true)
  }
  expect((screen.getByLabelText('Phone Number (Optional)') as HTMLInputElement).required).toBe(false)
  expect((screen.getByLabelText('Email Address') as HTMLInputElement).type).toBe('email')
  expect(screen.getByLabelText('Inquiry Type').tagName).toBe('SELECT')
})

test.each(['general', 'roof', 'water', 'mold', 'storm'])('the address preselects the inquiry type %s', async (type) => {
  await openContact(`/contact?type=${type}`)
  expect(selected()).toBe(type)
})

test.each(['', '?type=earthquake', '?type=ROOF'])('any other type is a general inquiry: %j', async (query) => {
  await openContact(`/contact${query}`)
  expect(selected()).toBe('general')
})

test('sends nothing before all that is required is there, and says what is missing', async () => {
  const { sent } = await openContact()
  await fill('Email Address', 'ana')
  await press('Send Message')
  expect(await screen.findByText('Please enter your full name')).toBeTruthy()
  for (const words of ['Please enter a valid email', 'Please enter a subject', 'Please enter a message']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(sent()).toEqual([])
})

test('while the message is sent the button says so and cannot be pressed', async () => {
  let answer = (_with: typeof taken) => {}
  const answered = new Promise<typeof taken>((resolve) => {
    answer = resolve
  })
  await openContact('/contact', { [sendCall]: () => answered })
  await fillForm()
  await press('Send Message')
  const button = await screen.findByRole('button', { name: /Sending Message\.\.\./ })
  expect((button as HTMLButtonElement).disabled).toBe(true)
  answer(taken)
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
})

test('sends the message to the server and then says that it is sent', async () => {
  const { sent } = await openContact('/contact?type=roof')
  await fillForm()
  await fill('Phone Number (Optional)', '512 555 0100')
  await press('Send Message')
  const heading = await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
  expect(document.activeElement).toBe(heading)
  // The toasts of other tests may still be there.
  expect((await screen.findAllByText('Message Sent')).length).toBeGreaterThan(0)
  expect(screen.getAllByText("We'll get back to you within 24 hours.").length).toBeGreaterThan(0)
  expect(screen.getByText('1c4a9e52')).toBeTruthy()
  expect(sent()).toEqual([
    {
      contactId: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Ana Reyes',
      email: 'ana@example.com',
      phone: '512 555 0100',
      reason: 'roof',
      subject: 'My roof',
      message: 'Is hail covered?',
      website: '',
      openMs: expect.any(Number),
    },
  ])
})

test('after sending, the ways lead to another analysis and home', async () => {
  await openContact()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  await fillForm()
  await press('Send Message')
  const again = await screen.findByRole('link', { name: 'Try Analysis Again' })
  expect(again.getAttribute('href')).toBe('/upload')
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

test('with a report in the address the ways back lead to it, and the message names it', async () => {
  const { sent } = await openContact(`/contact?reportId=${reportId}`)
  expect(screen.getByRole('link', { name: 'Back to Report' }).getAttribute('href')).toBe(`/report/${reportId}`)
  await fillForm()
  await press('Send Message')
  const back = await screen.findByRole('link', { name: 'Return to Report' })
  expect(back.getAttribute('href')).toBe(`/report/${reportId}`)
  expect(sent()).toMatchObject([{ reportId }])
})

test('a report id that is none goes into no message', async () => {
  const { sent } = await openContact('/contact?reportId=none')
  await fillForm()
  await press('Send Message')
  await screen.findByRole('link', { name: 'Return to Report' })
  expect(sent()[0]).not.toHaveProperty('reportId')
})

test('a message that cannot be sent stays, and goes as the same message at the next press', async () => {
  let isAway = true
  const { sent } = await openContact('/contact', {
    [sendCall]: () => (isAway ? problem(503, 'Our mail room is closed.') : taken),
  })
  await fillForm()
  await press('Send Message')
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy()
  expect(screen.getAllByText('Error').length).toBeGreaterThan(0)
  expect(screen.getByText(/Our mail room is closed\. Nothing you wrote is lost/)).toBeTruthy()
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Is hail covered?')
  isAway = false
  await press('Send Message')
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
  const [first, second] = sent()
  expect(second?.contactId).toBe(first?.contactId)
})

test('a message that was changed after a failure is another message', async () => {
  const { sent } = await openContact('/contact', { [sendCall]: new Error('no line') })
  await fillForm()
  await press('Send Message')
  await screen.findByText(/We could not reach the server/)
  await fill('Message', ' And wind?')
  await press('Send Message')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(new Set(sent().map(({ contactId }) => contactId)).size).toBe(2)
})

test('the referral box is never ticked for a person, and sends its words once it is', async () => {
  const { sent } = await openContact('/contact?type=roof')
  const box = screen.getByRole('checkbox') as HTMLInputElement
  expect(box.checked).toBe(false)
  const words = box.closest('label')?.textContent
  expect(words).toMatch(/^I agree that Plainpolicy may pass my name/)
  await fillForm()
  await userEvent.click(box)
  await press('Send Message')
  await waitFor(() => expect(sent()).toMatchObject([{ referralConsent: words }]))
})

test('who is signed in finds name and address filled in', async () => {
  await openContact('/contact', { 'GET /api/auth/me': signedIn })
  await waitFor(() => expect((screen.getByLabelText('Full Name') as HTMLInputElement).value).toBe('Ana Reyes'))
  expect((screen.getByLabelText('Email Address') as HTMLInputElement).value).toBe('ana@example.com')
})

test('answers why an analysis fails, how long a review takes, what a failure costs and what to send', async () => {
  await openContact()
  const faq = within(screen.getByRole('region', { name: 'Frequently Asked Questions' }))
  expect(faq.getByRole('heading', { name: 'Why does an analysis fail?' })).toBeTruthy()
  expect(faq.getByText(/A manual review takes 24-48 hours/)).toBeTruthy()
  expect(faq.getByText(/a refund, or a manual review at no extra cost/)).toBeTruthy()
  expect(faq.getByRole('heading', { name: 'What information is good to send along?' })).toBeTruthy()
})
