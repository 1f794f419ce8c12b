import { parseArgs } from 'node:util'
import { askPayments, placeOptions } from './ask-payments.ts'
import { Fault, sentenceFor } from './fault.ts'

interface Finding {
  id: number
  kind: string
  subject: string
  orderId: string | null
  foundAt: string
  seenAt: string
  settledAt: string | null
  settlement: string | null
}

const howTo = `npm run findings shows what waits for a person; with -- --all, what was settled, too.
npm run findings -- settle NUMBER --words "paid back by cheque" settles one:
  --give-back   first gives a payment back that nothing was given for
  --lock        also locks what a disputed payment unlocked
  --unlock      also unlocks what was locked over a dispute that was won`

/** npm run findings: what of the money only a person can judge, and the word that it has been dealt with. */
async function findings(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      words: { type: 'string' },
      'give-back': { type: 'boolean' },
      lock: { type: 'boolean' },
      unlock: { type: 'boolean' },
      all: { type: 'boolean' },
      ...placeOptions,
    },
  })
  const [act, id, ...more] = positionals
  if (act === undefined) {
    const path = values.all ? 'findings?all=true' : 'findings'
    return tell(await askPayments<{ open: number; findings: Finding[] }>(values, { method: 'GET', path }))
  }
  const { words } = values
  if (act !== 'settle' || !/^\d+$/.test(id ?? '') || more.length > 0 || !words) throw new Fault(howTo)
  const path = `findings/${id}/settle`
  const remedy = (['give-back', 'lock', 'unlock'] as const).find((name) => values[name]) ?? 'none'
  const settled = await askPayments<Finding>(values, { method: 'POST', path, body: { words, remedy } })
  return `Settled: ${lineOf(settled)}`
}

function tell({ open, findings: found }: { open: number; findings: Finding[] }): string {
  const summary = open === 0 ? 'Nothing waits for a person.' : `${open} wait for a person.`
  return [summary, ...found.map(lineOf)].join('\n')
}

const meanings: Record<string, string> = {
  payment_without_order: 'a payment that belongs to no order',
  payment_differs: 'another amount was paid than the order’s; nothing was given for it',
  refund_without_order: 'something was given back that belongs to no order',
  refund_failed: 'the bank refused a refund: the payer has not got the money',
  dispute_without_order: 'a dispute about a payment that belongs to no order',
  disputed: 'the payer disputes the payment at the bank; the report is still unlocked',
  dispute_won:
    'a dispute was won over a payment whose report was locked, and the report has another credit, or stays locked',
  not_compared: 'could not be compared with the card provider; the log says why',
}

function lineOf({ id, kind, subject, orderId, foundAt, settledAt, settlement }: Finding): string {
  const order = orderId ? `, order ${orderId}` : ''
  const end = settledAt ? `; settled ${dayOf(settledAt)}: ${settlement ?? 'it passed by itself'}` : ''
  return `${id}  ${subject}${order}, found ${dayOf(foundAt)}: ${meanings[kind] ?? kind}${end}`
}

const dayOf = (time: string) => time.slice(0, 10)

try {
  console.log(await findings())
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
