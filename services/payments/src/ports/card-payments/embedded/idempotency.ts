import { createHash } from 'node:crypto'
import type { Answer } from './confirm-intent.ts'
import type { Ledger } from './ledger.ts'
import type { Form } from './read-form.ts'
import { badRequest, StripeFault } from './stripe-fault.ts'

interface KeyedCall {
  key: string | undefined
  path: string
  form: Form
}

const keptSeconds = 24 * 3600

/** Runs the call once for its key; a repeat gets the first answer, and another body under the same key a fault. */
export function onceFor(
  ledger: Ledger,
  { key, path, form }: KeyedCall,
  work: () => Answer,
): Answer & { isReplay: boolean } {
  if (key === undefined) return { ...work(), isReplay: false }
  if (key === '' || key.length > 255) throw badRequest('Idempotency keys can be up to 255 characters.')
  const fingerprint = createHash('sha256')
    .update(`${path}\n${JSON.stringify(withoutCards(form))}`)
    .digest('hex')
  ledger.database.run('DELETE FROM answer WHERE created < ?', ledger.now() - keptSeconds)
  const known = ledger.database.row<{ fingerprint: string; status: number; body: string }>(
    'SELECT fingerprint, status, body FROM answer WHERE idempotency_key = ?',
    key,
  )
  if (known && known.fingerprint !== fingerprint) throw otherBody(key)
  if (known) return { status: known.status, body: JSON.parse(known.body), isReplay: true }
  const answer = work()
  ledger.database.run(
    'INSERT INTO answer (idempotency_key, fingerprint, status, body, created) VALUES (?, ?, ?, ?, ?)',
    ...[key, fingerprint, answer.status, JSON.stringify(answer.body), ledger.now()],
  )
  return { ...answer, isReplay: false }
}

const otherBody = (key: string) =>
  new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

/** Of a hash over a card number the number could be found again by trying. */
function withoutCards(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => !['number', 'cvc', 'exp_month', 'exp_year'].includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : withoutCards(value)]),
  )
}
