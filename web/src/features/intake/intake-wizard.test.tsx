// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeGateway, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'

const saveCall = 'POST /api/save-progress'

async function openWizard() {
  const gateway = fakeGateway({ 'GET /api/auth/me': signedOut, [saveCall]: { body: { success: true } } })
  const app = renderApp('/')
  await screen.findByRole('heading', { name: 'Get Your Professional Policy Analysis' }, { timeout: 5000 })
  return { gateway, app }
}

const fill = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

async function fillContact() {
  await fill('Full Name', 'Ana Reyes')
  await fill('Email Address', 'ana@example.com')
  await fill('Phone Number', '512 555 0100')
}

test('two steps run of the three that are named, at the price of the analysis', async () => {
  await openWizard()
  const wizard = within(screen.getByRole('region', { name: 'Get Your Professional Policy Analysis' }))
  expect(wizard.getByText('Step 1 of 2')).toBeTruthy()
  expect(wizard.getByText('$24.99')).toBeTruthy()
  expect(wizard.getByText('Professional Analysis Report')).toBeTruthy()
  expect(wizard.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.Contact Info',
    '2.Property Details',
    '3.Upload Policy',
  ])
  expect(wizard.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
})

test('the first step goes on once all three answers are there', async () => {
  await openWizard()
  expect(button('Continue to Property Details').disabled).toBe(true)
  await fillContact()
  expect(screen.getByLabelText('Phone Number').getAttribute('placeholder')).toBe('(555) 123-4567')
  await userEvent.click(button('Continue to Property Details'))
  expect(screen.getByText('Step 2 of 2')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67')
  await userEvent.click(button('Back'))
  expect((screen.getByLabelText('Full Name') as HTMLInputElement).value).toBe('Ana Reyes')
})

test('an address that is none keeps the first step', async () => {
  await openWizard()
  await fill('Full Name', 'Ana Reyes')
  await fill('Email Address', 'ana')
  await fill('Phone Number', '1')
  await userEvent.click(button('Continue to Property Details'))
  expect(screen.getByText('Step 1 of 2')).toBeTruthy()
})

test('the second step offers Texas and the carriers, and leads to the checkout with the form stored', async () => {
  const { app } = await openWizard()
  await fillContact()
  await userEvent.click(button('Continue to Property Details'))
  const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
  expect(options('State').map((option) => option.textContent)).toEqual(['Texas'])
  expect(options('Current Insurance Carrier').map((option) => option.textContent)).toEqual([
    'Select your carrier',
    ...['State Farm', 'Allstate', 'USAA', 'Farmers', 'Progressive', 'Liberty Mutual', 'Amica', 'Other'],
  ])
  expect(button('Continue to Upload').disabled).toBe(true)
  await fill('Property Address', '12 Main St')
  await fill('City', 'Austin')
  await fill('ZIP Code', '78701')
  await userEvent.click(button('Continue to Upload'))
  await waitFor(() => expect(app.address()).toBe('/checkout'))
  const stored = JSON.parse(localStorage.getItem('checkoutFormData') ?? '{}')
  expect(stored).toMatchObject({ fullName: 'Ana Reyes', propertyState: 'TX', propertyZip: '78701', currentCarrier: '' })
})

test('progress is saved one second after the last change', async () => {
  const { gateway } = await openWizard()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await fill('Full Name', 'Ana')
  expect(gateway.callsTo(saveCall)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await waitFor(() => expect(gateway.callsTo(saveCall)).toHaveLength(1))
  const body = gateway.callsTo(saveCall)[0]?.body as Record<string, unknown>
  expect(body).toMatchObject({ formData: { fullName: 'Ana', policyFile: null }, lastField: 'fullName', percentage: 33 })
  expect(body.sessionId).toMatch(/^session_\d+_[a-z0-9]+$/)
})

test('what was written is there after a reload, and garbage in the storage does no harm', async () => {
  localStorage.setItem('formData', JSON.stringify({ fullName: 'Ana', phone: 7, extra: '<b>', propertyState: 'OK' }))
  await openWizard()
  expect((screen.getByLabelText('Full Name') as HTMLInputElement).value).toBe('Ana')
  expect((screen.getByLabelText('Phone Number') as HTMLInputElement).value).toBe('')
})
