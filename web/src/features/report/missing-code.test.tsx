// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhancedWithAnswers } from './testing/answers-fixture.ts'
import { showReport } from './testing/show-report.tsx'

const connection = vi.hoisted(() => ({ isThere: false }))
const whileConnected = vi.hoisted(() => async (importOriginal: () => Promise<unknown>) => {
  if (!connection.isThere) throw new Error('No connection')
  return importOriginal() as Promise<Record<string, unknown>>
})
vi.mock('./share/share-dialog.tsx', whileConnected)
vi.mock('./evidence/evidence-note.tsx', whileConnected)
vi.mock('./evidence/place-dialog.tsx', whileConnected)
vi.mock('./calculator/roof-form.tsx', whileConnected)

beforeEach(() => {
  connection.isThere = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The code that does come, comes while the test runs. */
const patience = { timeout: 5000 }

const failure = 'Failed to load report data.'
const report = () => screen.getByRole('heading', { name: 'Overall Protection Score' })

it('stays where the code of a dialog does not come, says so, and opens it when it is asked for again', async () => {
  showReport(enhancedWithAnswers)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(failure, {}, patience)).toBeTruthy()
  expect(report()).toBeTruthy()
  connection.isThere = true
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('dialog', { name: 'Share this report' }, patience)).toBeTruthy()
})

it('says in the place of the calculator that its code did not come', async () => {
  showReport(enhancedWithAnswers)
  const calculator = screen.getByRole('region', { name: 'Roof money calculator' })
  expect(await within(calculator).findByText(failure, {}, patience)).toBeTruthy()
  expect(report()).toBeTruthy()
})

it('asks again for the place of a figure each time that it is opened, and for its page', async () => {
  showReport(enhancedWithAnswers)
  const user = userEvent.setup()
  const details = within(screen.getByRole('region', { name: 'Policy & Personal Details' }))
  const [mark] = details.getAllByRole('button', { name: /^p\. / })
  if (!mark) throw new Error('The details have marks')
  await user.click(mark)
  expect(await details.findByText(failure, {}, patience)).toBeTruthy()
  await user.click(mark)
  connection.isThere = true
  await user.click(mark)
  const note = within(await details.findByRole('note', {}, patience))
  connection.isThere = false
  const [page] = note.getAllByRole('button', { name: 'Show the page' })
  if (!page) throw new Error('A place has a page')
  await user.click(page)
  expect((await screen.findAllByText(failure, {}, patience)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  connection.isThere = true
  await user.click(page)
  expect(await screen.findByRole('dialog', {}, patience)).toBeTruthy()
})
