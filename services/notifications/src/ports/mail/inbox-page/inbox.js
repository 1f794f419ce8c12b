const byId = (id) => document.getElementById(id)
const lookEvery = 2_000
let listed = ''

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

const chosen = () => decodeURIComponent(location.hash.slice(1))

function element(tag, className, text) {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

function when(created) {
  const date = new Date(created)
  return date.toDateString() === new Date().toDateString() ? clock.format(date) : day.format(date)
}

function listItem(message) {
  const link = element('a')
  link.href = `#${message.ID}`
  const line = element('span', 'line')
  const time = element('time', '', when(message.Created))
  time.dateTime = message.Created
  line.append(element('span', '', message.To.map(({ Address }) => Address).join(', ')), time)
  const title = element('span', 'title', message.Subject)
  if (message.Deliveries > 1) title.append(' ', element('span', 'repeat', `came ${message.Deliveries} times`))
  link.append(line, title, element('span', 'snippet', message.Snippet))
  const item = element('li')
  item.append(link)
  return item
}

function markChosen() {
  for (const link of byId('list').querySelectorAll('a')) {
    link.setAttribute('aria-current', String(link.hash === location.hash))
  }
}

async function look() {
  try {
    const answer = await fetch('/api/v1/messages?limit=500', { cache: 'no-store' })
    const list = await answer.json()
    showList(list)
    say(list.total === 1 ? '1 message' : `${list.total} messages`, false)
  } catch {
    say('The inbox does not answer. Is Plainpolicy still running?', true)
  }
  setTimeout(look, lookEvery)
}

function say(words, isAway) {
  const state = byId('state')
  if (state.textContent !== words) state.textContent = words
  state.classList.toggle('away', isAway)
}

function showList(list) {
  const now = JSON.stringify(list.messages)
  if (now === listed) return
  listed = now
  // The rows are made anew; whoever stands on one with the keyboard stays there.
  const focused = document.activeElement?.closest('#list a')?.hash
  byId('list').replaceChildren(...list.messages.map(listItem))
  if (focused) byId('list').querySelector(`a[href="${focused}"]`)?.focus()
  byId('empty').hidden = list.total > 0
  byId('choose').hidden = list.total === 0 || chosen() !== ''
  markChosen()
}

async function open() {
  const id = chosen()
  markChosen()
  const message = id ? await read(id) : null
  if (id !== chosen()) return
  byId('reader').hidden = !message
  byId('choose').hidden = Boolean(message)
  byId('panes').classList.toggle('reading', Boolean(message))
  if (message) showMessage(message)
}

async function read(id) {
  const answer = await fetch(`/api/v1/message/${encodeURIComponent(id)}`)
  return answer.ok ? answer.json() : null
}

function showMessage(message) {
  byId('subject').textContent = message.Subject
  const who = ({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)
  const facts = [
    ['From', who(message.From)],
    ['To', message.To.map(who).join(', ')],
    ['Date', full.format(new Date(message.Date))],
    ['Message-ID', message.MessageID],
  ]
  byId('facts').replaceChildren(
    ...facts.flatMap(([name, value]) => [element('dt', '', name), element('dd', '', value)]),
  )
  // Replacing the address keeps the frame out of the browser's history, so that Back leaves the message.
  const frame = byId('html').cloneNode()
  frame.src = `/view/${encodeURIComponent(message.ID)}.html`
  byId('html').replaceWith(frame)
  byId('text').textContent = message.Text
}

function showAs(kind) {
  byId('html').hidden = kind !== 'html'
  byId('text').hidden = kind !== 'text'
  byId('show-html').setAttribute('aria-pressed', String(kind === 'html'))
  byId('show-text').setAttribute('aria-pressed', String(kind === 'text'))
}

byId('show-html').addEventListener('click', () => showAs('html'))
byId('show-text').addEventListener('click', () => showAs('text'))
byId('back').addEventListener('click', () => {
  location.hash = ''
})
addEventListener('hashchange', open)
open()
look()
