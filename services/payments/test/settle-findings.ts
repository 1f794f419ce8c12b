import { ada, type Payments, pay, post } from './open-payments.ts'

interface Listed {
  open: number
  findings: { id: number; kind: string; subject: string }[]
}

export async function list({ app, identity }: Payments, query = ''): Promise<Listed> {
  const url = `/api/admin/payments/findings${query}`
  return (await app.inject({ url, headers: await identity.headersFor(ada) })).json()
}

/** The first one that was found. */
export const idOf = async (payments: Payments) => (await list(payments, '?all=true')).findings.at(-1)?.id ?? 0

export async function settle(payments: Payments, body: object, id?: number) {
  const url = `/api/admin/payments/findings/${id ?? (await idOf(payments))}/settle`
  return post(payments, url, { as: ada, body })
}

/** Somebody pays at our account of the card provider what we never asked for. */
export async function payForNothing(payments: Payments): Promise<string> {
  const asked = { amount: 500, currency: 'usd' }
  const { client_secret: secret } = await payments.stripe.stripe.paymentIntents.create(asked)
  return pay(payments, secret ?? '')
}
