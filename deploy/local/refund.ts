import { parseArgs } from 'node:util'
import { askPayments, placeOptions } from './ask-payments.ts'
import { Fault, sentenceFor } from './fault.ts'

/** npm run refund -- <orderId or pi_…> --reason "…": gives a whole order back, as an admin's route does. */
async function refund(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, ...placeOptions },
  })
  const { reason } = values
  const [named, ...more] = positionals
  if (!named || more.length > 0 || !reason) {
    throw new Fault('Say which order and why: npm run refund -- <order id or pi_…> --reason "asked for by mail"')
  }
  const path = `${encodeURIComponent(named)}/refund`
  const asked = { method: 'POST', path, body: { reason } } as const
  const given = await askPayments<{ orderId: string; state: string; amountCents: number }>(values, asked)
  const amount = (given.amountCents / 100).toFixed(2)
  if (given.state !== 'refunded') throw new Fault(`The card provider could not give order ${given.orderId} back`)
  return `Order ${given.orderId}: $${amount} given back, and what it unlocked is locked.`
}

try {
  console.log(await refund())
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
