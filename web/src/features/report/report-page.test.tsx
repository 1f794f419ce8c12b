// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { navigate } from '../../navigation/address.ts'
import { AddressProvider, useAddress } from '../../navigation/address-provider.tsx'
import { ReportPage } from './report-page.tsx'
import type { ReportStatusAnswer } from './report-types.ts'
import { enhancedReport, freeReport } from './testing/report-fixture.ts'

const { reportId } = freeReport
let answers: Record<'free' | 'enhanced', () => Response>

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url)
    if (!url.pathname.endsWith('/status')) return Response.json({ message: 'Not signed in' }, { status: 401 })
    return answers[url.searchParams.get('version') === 'enhanced' ? 'enhanced' : 'free']()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function answer(over: Partial<ReportStatusAnswer>): () => Response {
  const status: ReportStatusAnswer = {
    reportId,
    status: 'completed',
    message: '',
    step: null,
    pages: null,
    policyDate: null,
    unlocked: false,
    originalFilename: 'policy.pdf',
    createdAt: '2026-11-21T10:00:00Z',
    reportData: null,
    ...over,
  }
  return () => Response.json(status)
}

/** The report's page at its own address, and a line that names any other. */
function Shown() {
  const { pathname, search } = useAddress()
  return pathname === `/report/${reportId}` ? <ReportPage reportId={reportId} /> : <p>Now at {pathname + search}</p>
}

function open(free: () => Response, enhanced: () => Response = free) {
  answers = { free, enhanced }
  void navigate(`/report/${reportId}`)
  render(
    <Provider store={createStore()}>
      <AddressProvider>
        <Shown />
      </AddressProvider>
    </Provider>,
  )
  return userEvent.setup()
}

it('says that the report is loading', () => {
  open(() => Response.error())
  expect(screen.getByText('Loading Your Report...')).toBeTruthy()
  expect(screen.getByText('Please wait while we retrieve your policy analysis.')).toBeTruthy()
})

it.each([
  ['processing', 'Report is still being processed. Please check back in a few minutes.'],
  ['pending', 'Your report is queued for analysis. Please wait a moment and refresh the page.'],
  ['completed', 'Report not found or incomplete. Please try uploading your policy again.'],
] as const)('shows %s without a report as unavailable, with three ways on', async (status, words) => {
  open(answer({ status }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Analysis Unavailable' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload New Policy' }).getAttribute('href')).toBe('/upload')
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

it('says that loading failed when the network is gone, and tries again on demand', async () => {
  const user = open(() => {
    throw new TypeError('no network')
  })
  expect(await screen.findByText('Failed to load report data.')).toBeTruthy()
  answers.free = answer({ reportData: freeReport })
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(await screen.findByText('Overall Protection Score')).toBeTruthy()
})

it('opens the report by itself when an outage is over', async () => {
  open(() => new Response('', { status: 503 }))
  expect(await screen.findByText('Failed to load report data.')).toBeTruthy()
  expect(screen.getByText(/Nothing is lost, and you need not reload this page/)).toBeTruthy()
  answers.free = answer({ reportData: freeReport })
  expect(await screen.findByText('Overall Protection Score', {}, { timeout: 7000 })).toBeTruthy()
}, 10_000)

it('leads to sign-in without a session', async () => {
  open(() => Response.json({ message: 'Sign in first' }, { status: 401 }))
  expect(await screen.findByText('Now at /auth')).toBeTruthy()
})

it('shows the report with the specified headings and links', async () => {
  open(answer({ reportData: freeReport }))
  for (const name of [
    'Policy & Personal Details',
    'Overall Protection Score',
    'Top Priorities for Your Policy',
    'Detailed Coverage Analysis',
    'Enhanced Analysis Available',
  ]) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  expect(screen.getByText('PP-12AB')).toBeTruthy()
  expect(screen.getByText('Up to $494,400 with extension', { exact: false })).toBeTruthy()
  const contact = `/contact?reportId=${reportId}`
  expect(screen.getByRole('link', { name: /Prepared By/ }).getAttribute('href')).toBe(contact)
  expect(screen.getByRole('link', { name: 'Schedule Free Consultation' }).getAttribute('href')).toBe(contact)
  expect(screen.getByRole('link', { name: 'Get RCV Coverage Quote' }).getAttribute('href')).toBe('/contact?type=roof')
  expect(screen.getByRole('link', { name: 'Review Full Coverage' }).getAttribute('href')).toBe('/contact?type=storm')
})

it('leads a locked report from the toggle and the teaser to the checkout', async () => {
  open(answer({ reportData: freeReport }))
  const checkout = `/checkout?reportId=${reportId}`
  const teaser = await screen.findByRole('link', { name: 'Switch to Enhanced Version' })
  expect(teaser.getAttribute('href')).toBe(checkout)
  expect(screen.getByRole('link', { name: /Free version/ }).getAttribute('href')).toBe(checkout)
  expect(screen.queryByRole('switch')).toBeNull()
})

it('switches an unlocked report to Enhanced and back', async () => {
  const enhanced = answer({ unlocked: true, reportData: enhancedReport })
  const user = open(answer({ unlocked: true, reportData: freeReport }), enhanced)
  const toggle = await screen.findByRole('switch', { name: /Free/ })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByRole('heading', { name: 'Mold' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Switch to Enhanced Version' }))
  expect(await screen.findByRole('heading', { name: 'Mold' }, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Water damage' })).toBeTruthy()
  expect(screen.queryByText('Enhanced Analysis Available')).toBeNull()

  await user.click(screen.getByRole('switch', { name: /Enhanced/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mold' })).toBeNull())
})

it('keeps the Free report when the Enhanced one cannot be loaded', async () => {
  const user = open(answer({ unlocked: true, reportData: freeReport }), () => new Response('', { status: 503 }))
  await user.click(await screen.findByRole('switch', { name: /Free/ }))
  expect(await screen.findByText('The other version could not be loaded')).toBeTruthy()
  expect(screen.getByText('Overall Protection Score')).toBeTruthy()
})

it('opens the place that a figure came from, and closes it with Escape', async () => {
  const user = open(answer({ reportData: freeReport }))
  const mark = await screen.findByRole('button', { name: 'p. 1: where Annual premium stands in your policy' })
  await user.click(mark)
  const note = await screen.findByRole('note', { name: 'Where Annual premium stands in your policy' })
  expect(within(note).getByText('Total Premium $4,316.00')).toBeTruthy()
  expect(within(note).getByText('We are sure of this reading')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('note')).toBeNull()
  expect(document.activeElement).toBe(mark)
})

it('closes and opens a module', async () => {
  const user = open(answer({ reportData: freeReport }))
  await user.click(await screen.findByRole('button', { name: 'Close Roof' }))
  expect(screen.getByRole('button', { name: 'Open Roof' }).getAttribute('aria-expanded')).toBe('false')
})
