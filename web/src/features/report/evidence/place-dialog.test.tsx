// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fakeGateway, problem } from '../../../testing/fake-gateway.ts'
import { loadSpanish } from '../language/load-spanish.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { showReport } from '../testing/show-report.tsx'

beforeAll(loadSpanish)
// Its code comes when it is asked for, on a busy machine after more than a moment.
beforeAll(() => import('./place-dialog.tsx'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { reportId } = freeReport
const reviews = `POST /api/reports/${reportId}/reviews`
const page = `/api/reports/${reportId}/pages/1`
const picture = () => new Response(new Blob(['png']), { headers: { 'x-page-size': '612x792' } })

/** Pages as asked; everything else as the gateway is told. */
function answerPages(next: () => Response, answers: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway(answers)
  const others = fetch
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) =>
    typeof input === 'string' && input.endsWith(page) ? next() : others(input, init),
  )
  return gateway
}

async function open(button: 'Show the page' | 'I think this is wrong') {
  showReport(freeReport)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'p. 1: where Annual premium stands in your policy' }))
  await user.click(await screen.findByRole('button', { name: button }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: /Annual premium/ })) }
}

it('says in the reader’s language why the words of a line that is held back are not there', async () => {
  answerPages(picture)
  const [path = '', premium] = Object.entries(freeReport.evidence).find(([key]) => key.startsWith('premium')) ?? []
  const evidence = { ...freeReport.evidence, ...(premium && { [path]: { ...premium, quote: '…' } }) }
  showReport({ ...freeReport, evidence }, { language: 'es' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Prima anual/ }))
  await user.click(await screen.findByRole('button', { name: 'Ver la página' }))
  const dialog = await screen.findByRole('dialog', { name: /Prima anual/ })
  expect(dialog.getAttribute('lang')).toBe('es')
  expect(within(dialog).getByText(/Esta línea también nombra una cobertura de la versión Completa/)).toBeTruthy()
})

it('shows the page with the place marked, in parts of the page’s size', async () => {
  answerPages(picture)
  const { dialog } = await open('Show the page')
  expect(await dialog.findByRole('img', { name: /Picture of page 1/ })).toBeTruthy()
  const { left, top, width } = dialog.getByTestId('place').style
  // The box of the fixture is [72, 100, 300, 112], with 3 points of room.
  expect([left, top, width].map((part) => Number.parseFloat(part))).toEqual([
    expect.closeTo((69 / 612) * 100),
    expect.closeTo((97 / 792) * 100),
    expect.closeTo((234 / 612) * 100),
  ])
  expect(dialog.getByText('Total Premium $4,316.00')).toBeTruthy()
})

it('quotes a line of a list without its mark', async () => {
  answerPages(picture)
  const quoted = Object.entries(freeReport.evidence).map(([path, one]) => [path, { ...one, quote: '• $4,316 a year' }])
  showReport({ ...freeReport, evidence: Object.fromEntries(quoted) })
  const mark = screen.getByRole('button', { name: 'p. 1: where Annual premium stands in your policy' })
  await userEvent.setup().click(mark)
  expect(screen.getByText('$4,316 a year').tagName).toBe('Q')
})

it('makes the page larger and smaller, and never smaller than its frame', async () => {
  answerPages(picture)
  const { user, dialog } = await open('Show the page')
  const sheet = (await dialog.findByRole('img', { name: /Picture of page 1/ })).parentElement
  const smaller = dialog.getByRole('button', { name: 'Smaller' })
  const larger = dialog.getByRole('button', { name: 'Larger' })
  expect(smaller.getAttribute('aria-disabled')).toBe('true')
  await user.click(smaller)
  await user.click(larger)
  expect(sheet?.style.width).toBe('150%')
  await user.click(smaller)
  expect(sheet?.style.width).toBe('100%')
})

it('says that the upload has been deleted, and offers no second try', async () => {
  answerPages(() => new Response('{}', { status: 404 }))
  const { dialog } = await open('Show the page')
  expect(await dialog.findByText(/has been deleted/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('loads the page again after a failure', async () => {
  let isUp = false
  answerPages(() => (isUp ? picture() : new Response('{}', { status: 503 })))
  const { user, dialog } = await open('Show the page')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(again)
  expect(await dialog.findByRole('img', { name: /Picture of page 1/ })).toBeTruthy()
})

it('sends the reader’s words to review, keeps them after a failure and says thanks', async () => {
  const gateway = answerPages(picture, { [reviews]: problem(503, 'Later') })
  const { user, dialog } = await open('I think this is wrong')
  const words = dialog.getByRole('textbox', { name: /What is wrong/ })
  expect(document.activeElement).toBe(words)
  await user.type(words, 'It says $3,416.')
  expect(dialog.getByText('985 characters left')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send for review' }))
  expect(await dialog.findByText(/were not sent/)).toBeTruthy()
  gateway.answers[reviews] = { body: { reviewId: 'r-1' } }
  await user.click(dialog.getByRole('button', { name: 'Send for review' }))
  expect(await dialog.findByText('Thank you. We got your words.')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Thank you. We got your words.')
  expect(gateway.callsTo(reviews).at(-1)?.body).toEqual({
    path: 'premium_details.total_annual_premium',
    words: 'It says $3,416.',
  })
})

it('opens the place when the figure itself is pressed', async () => {
  showReport(freeReport)
  await userEvent.setup().click(screen.getByText('$4,316'))
  expect(screen.getByRole('note', { name: 'Where Annual premium stands in your policy' })).toBeTruthy()
})
