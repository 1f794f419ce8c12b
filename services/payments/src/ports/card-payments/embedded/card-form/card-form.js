import { findFaults, inputFor, isComplete, readFields, setBusy, showError, watchFields } from './card-fields.js'
import { digitsOf, readExpiry } from './card-rules.js'

const find = (id) => document.getElementById(id)
const parentOrigin = document.documentElement.dataset.parentOrigin
const clientSecret = new URLSearchParams(location.search).get('client_secret') ?? ''
const intentId = clientSecret.split('_secret_')[0]
// The secret stays in this page alone, not in its address.
history.replaceState(null, '', location.pathname)

const say = (message) => window.parent !== window && window.parent.postMessage(message, parentOrigin)
let isBusy = false

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== window.parent || data?.type !== 'pay') return
  void pay()
})

/** Charges the card unless something is missing; whatever happens, the page around hears of it once. */
async function pay() {
  if (isBusy) return
  const fault = findFaults()
  if (fault) return end('failed', fault)
  begin()
  const { number, expiry, cvc } = readFields()
  const { month, year } = readExpiry(expiry)
  await settle(`/v1/payment_intents/${intentId}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(number),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc,
  })
}

function begin() {
  isBusy = true
  setBusy(true)
  say({ type: 'busy', isBusy })
  showAlert(null)
}

async function settle(path, fields) {
  try {
    const body = new URLSearchParams({ ...fields, client_secret: clientSecret })
    const answer = await fetch(path, { method: 'POST', body })
    await follow(await answer.json())
  } catch {
    fail({ message: 'We could not reach the payment server. Your card was not charged twice: you can try again.' })
  }
}

/** Where an intent, or an error with one, leads to. */
function follow(answer) {
  const intent = answer.error ? answer.error.payment_intent : answer
  if (intent?.status === 'succeeded') return finish('succeeded', 'Your payment has arrived.')
  if (intent?.status === 'processing') return finish('processing', 'Your payment is being processed.')
  if (intent?.status === 'canceled') return finish('failed', 'This payment was canceled. Go back and start again.')
  if (answer.error) return fail(answer.error)
  if (intent?.status === 'requires_action') return challenge(intent)
  return fail({ message: 'Your card was not charged. Please try again.' })
}

function fail(error) {
  showChallenge(false)
  end('failed', error.message)
  const input = inputFor(error)
  if (input) {
    showError(input, error.message)
    input.focus()
  } else showAlert(error.message)
}

function finish(status, words) {
  showChallenge(false)
  find('form').hidden = true
  const over = find('over')
  over.hidden = false
  over.textContent = words
  over.classList.toggle('paid', status === 'succeeded')
  end(status, status === 'failed' ? words : undefined)
}

function end(status, message) {
  isBusy = false
  setBusy(false)
  say({ type: 'busy', isBusy })
  say({ type: 'result', status, ...(message && { message }) })
}

function challenge({ amount }) {
  find('challenge-amount').textContent = `$${(amount / 100).toFixed(2)}`
  find('challenge-card').textContent = digitsOf(readFields().number).slice(-4)
  showChallenge(true)
  find('challenge-title').focus()
}

function showChallenge(isShown) {
  find('challenge').hidden = !isShown
  find('form').hidden = isShown
}

for (const outcome of ['complete', 'fail']) {
  find(outcome).addEventListener('click', async () => {
    for (const id of ['complete', 'fail']) find(id).disabled = true
    await settle(`/card-form/authenticate/${intentId}`, { outcome })
    for (const id of ['complete', 'fail']) find(id).disabled = false
  })
}

function showAlert(words) {
  const alert = find('alert')
  alert.hidden = words === null
  alert.textContent = words ?? ''
}

// Enter asks the page around, whose button it is, to say 'pay'.
find('form').addEventListener('submit', (event) => event.preventDefault())
find('form').addEventListener('keydown', ({ key }) => key === 'Enter' && say({ type: 'submit' }))

let wasComplete = false
watchFields(() => {
  if (isComplete() === wasComplete) return
  wasComplete = !wasComplete
  say({ type: 'complete', isComplete: wasComplete })
})

const sayHeight = () => say({ type: 'height', px: Math.ceil(find('page').getBoundingClientRect().height) })
new ResizeObserver(sayHeight).observe(find('page'))

/** An intent that was paid, or ended, while the page was away says so at once. */
async function open() {
  const asked = new URLSearchParams({ client_secret: clientSecret })
  const answer = await fetch(`/v1/payment_intents/${intentId}?${asked}`).catch(() => null)
  say({ type: 'ready' })
  sayHeight()
  if (!answer?.ok) return finish('failed', 'This payment cannot be found. Go back and start again.')
  const intent = await answer.json()
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) follow(intent)
}

void open()
