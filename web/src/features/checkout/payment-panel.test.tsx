// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressProvider } from '../../navigation/address-provider.tsx'
import { PaymentPanel } from './payment-panel.tsx'

const connection = vi.hoisted(() => ({ isThere: false }))
vi.mock('./stripe-card-form.tsx', () => {
  if (!connection.isThere) throw new Error('No connection')
  return { StripeCardForm: () => <p>Card number</p> }
})

afterEach(cleanup)

test('a card form whose code does not come says so in its place, and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <AddressProvider>
      <PaymentPanel
        intent={{
          clientSecret: 'pi_1_secret_2',
          amountCents: 2900,
          taxCents: 0,
          currency: 'usd',
          cardForm: { kind: 'stripe', publishableKey: 'pk_test_1' },
        }}
        returnUrl="http://localhost/checkout"
        back={{ to: '/', label: 'Back' }}
        onPaid={() => {}}
      />
    </AddressProvider>,
  )
  expect(await screen.findByText('The card form could not be loaded')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Card details' })).toBeTruthy()

  connection.isThere = true
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Card number')).toBeTruthy()
}, 20_000)
