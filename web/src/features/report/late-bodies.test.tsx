// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhancedWithAnswers } from './testing/answers-fixture.ts'
import { showReport } from './testing/show-report.tsx'

const connection = vi.hoisted(() => ({ isThere: false, asked: 0 }))
vi.mock('./layout/late-bodies.ts', async (importOriginal) => {
  connection.asked += 1
  if (!connection.isThere) throw new Error('No connection')
  return importOriginal()
})

/** The parts of the page that wait for a reader to come near, and how to tell them of it. */
let comesNear = new Map<Element, () => void>()

beforeEach(() => {
  comesNear = new Map()
  connection.asked = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe(part: Element) {
        comesNear.set(part, () => this.#tell([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The code comes while the test runs. */
const patience = { timeout: 5000 }

const region = (name: string) => screen.getByRole('region', { name })

function comeNear(part: HTMLElement) {
  const [, tell] = [...comesNear].find(([place]) => part.contains(place)) ?? []
  act(() => tell?.())
}

const [question] = enhancedWithAnswers.questions ?? []

it('loads the page anew where a body does not come for the second time', async () => {
  showReport(enhancedWithAnswers)
  const reload = vi.fn()
  vi.stubGlobal('location', { href: window.location.href, reload })
  vi.stubGlobal('fetch', async () => new Response())
  const questions = region('Questions for your agent')
  const tryAgain = () => within(questions).findByRole('button', { name: 'Try again' }, patience)
  comeNear(questions)
  await tryAgain()
  expect(reload).not.toHaveBeenCalled()
  await userEvent.setup().click(await tryAgain())
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), patience)
})

it('says where a body did not come, and asks for it again when the reader does', async () => {
  showReport(enhancedWithAnswers)
  const questions = region('Questions for your agent')
  comeNear(questions)
  expect(await within(questions).findByText('Failed to load report data.', {}, patience)).toBeTruthy()
  expect(within(region('Coastal check')).queryByText('Failed to load report data.')).toBeNull()
  connection.isThere = true
  await userEvent.setup().click(within(questions).getByRole('button', { name: 'Try again' }))
  expect(await within(questions).findByText(question?.question ?? '', {}, patience)).toBeTruthy()
})

it('has the titles of the last answers and what they are about at once, their bodies when a reader comes near', async () => {
  showReport(enhancedWithAnswers)
  expect(connection.asked).toBe(0)
  const papers = region('Not in your packet')
  expect(papers.id).toBe('papers')
  expect(within(papers).getByText(/^Your declarations name the forms/)).toBeTruthy()
  expect(within(papers).queryByText('HO 04 90 05 11')).toBeNull()
  comeNear(papers)
  expect(await within(papers).findByText('HO 04 90 05 11', {}, patience)).toBeTruthy()
  expect(within(region('Questions for your agent')).queryByText(question?.question ?? '')).toBeNull()
})

it('fetches all bodies before printing', async () => {
  showReport(enhancedWithAnswers)
  act(() => window.dispatchEvent(new Event('beforeprint')))
  const saving = enhancedWithAnswers.savings?.[0]
  expect(
    await within(region('What other coverage would save you')).findByText(saving?.label ?? '', {}, patience),
  ).toBeTruthy()
  expect(within(region('Mold')).getByText('What makes mold likely')).toBeTruthy()
  expect(within(region('Water damage')).getByText('How often it happens')).toBeTruthy()
})
