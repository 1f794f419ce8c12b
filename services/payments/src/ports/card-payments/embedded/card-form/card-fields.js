import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  checkZip,
  digitsOf,
  formatExpiry,
  formatNumber,
} from './card-rules.js'

const find = (id) => document.getElementById(id)
const [number, expiry, cvc, zip] = ['number', 'expiry', 'cvc', 'zip'].map(find)

const fields = [
  { input: number, format: formatNumber, check: () => checkNumber(number.value) },
  { input: expiry, format: formatExpiry, check: () => checkExpiry(expiry.value, new Date()) },
  {
    input: cvc,
    format: (text) => digitsOf(text).slice(0, brandOf(number.value).cvc),
    check: () => checkCvc(cvc.value, number.value),
  },
  { input: zip, format: (text) => text.replaceAll(/[^\d-]/g, ''), check: () => checkZip(zip.value) },
]

export const isComplete = () => fields.every(({ check }) => check() === null)

/** Formats while typing, says what is wrong when a field is left, and takes it back as soon as it is right. */
export function watchFields(changed) {
  for (const field of fields) {
    field.input.addEventListener('input', (event) => {
      format(field, event)
      if (field.input.getAttribute('aria-invalid') === 'true') showError(field.input, field.check())
      find('brand').textContent = brandOf(number.value).name
      changed()
    })
    field.input.addEventListener('blur', () => field.input.value !== '' && showError(field.input, field.check()))
  }
}

/** Digits keep their place before the cursor; while something is taken away nothing is put back. */
function format({ input, format: shape }, { inputType = '' }) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
  const isAtEnd = input.selectionStart === input.value.length
  const shaped = shape(input.value)
  const shown = inputType.startsWith('delete') ? shaped.trimEnd().replace(/ \/$/, '') : shaped
  if (shown === input.value) return
  input.value = shown
  const place = isAtEnd ? shown.length : placeAfter(shown, before)
  input.setSelectionRange(place, place)
}

function placeAfter(text, digits) {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === digits) return place
    if (/\d/.test(text[place])) seen++
  }
  return text.length
}

export function showError(input, words) {
  const note = find(`${input.id}-error`)
  note.hidden = words === null
  note.textContent = words ?? ''
  if (words === null) {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  } else {
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', note.id)
  }
}

/** Says everything that is wrong and goes to the first of it; the first words, or null. */
export function findFaults() {
  const faults = fields.map(({ input, check }) => ({ input, words: check() }))
  for (const { input, words } of faults) showError(input, words)
  const first = faults.find(({ words }) => words !== null)
  first?.input.focus()
  return first?.words ?? null
}

// What the server says of a field, beside that field.
const fieldOf = { number, exp_month: expiry, exp_year: expiry, cvc }
const fieldOfCode = { incorrect_number: number, invalid_number: number, expired_card: expiry, incorrect_cvc: cvc }

export const inputFor = ({ param, code }) => fieldOf[param] ?? fieldOfCode[code] ?? null

export function setBusy(isBusy) {
  for (const { input } of fields) input.disabled = isBusy
}

/** For the sending alone; nothing else keeps them. */
export const readFields = () => ({ number: number.value, expiry: expiry.value, cvc: cvc.value, zip: zip.value })
