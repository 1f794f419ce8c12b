// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fakeGateway, problem } from '../../../testing/fake-gateway.ts'
import { loadSpanish } from '../language/load-spanish.ts'
import { freeReport } from '../testing/report-fixture.ts'
import { showReport } from '../testing/show-report.tsx'

beforeAll(loadSpanish)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { reportId } = freeReport
const calls = {
  list: `GET /api/reports/${reportId}/links`,
  make: `POST /api/reports/${reportId}/links`,
  withdraw: `POST /api/reports/${reportId}/links/withdraw`,
}
const link = {
  linkId: '5d2f6c1e-7b3a-4e0f-9c55-2a1b3c4d5e6f',
  version: 'free',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
}

async function openDialog(answers: Parameters<typeof fakeGateway>[0], language: 'en' | 'es' = 'en') {
  const gateway = fakeGateway(answers)
  showReport(freeReport, { language })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Share' : 'Compartir' }))
  return { gateway, user, dialog: within(await screen.findByRole('dialog')) }
}

it('makes a link to the version that is shown, and copies it', async () => {
  const links: object[] = []
  const { gateway, user, dialog } = await openDialog({
    [calls.list]: () => ({ body: { links } }),
    [calls.make]: () => {
      links.push(link)
      return { body: { ...link, path: `/api/report/${reportId}/a-token` } }
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  const address = (await dialog.findByRole('textbox', { name: 'Your link' })) as HTMLInputElement
  expect(address.value).toBe(`${location.origin}/api/report/${reportId}/a-token`)
  expect(document.activeElement).toBe(address)
  expect(gateway.callsTo(calls.make)[0]?.body).toEqual({ version: 'free' })
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }))
  expect(await navigator.clipboard.readText()).toBe(address.value)
  expect(await dialog.findByText('Free version, until December 21, 2026')).toBeTruthy()
})

it('ends the links that work, and shows the one just made no longer', async () => {
  let links: object[] = [link, { ...link, linkId: 'b' }]
  const { user, dialog } = await openDialog({
    [calls.list]: () => ({ body: { links } }),
    [calls.make]: { body: { ...link, path: '/api/report/x/y' } },
    [calls.withdraw]: () => {
      links = []
      return { body: { withdrawn: 2 } }
    },
  })
  expect(await dialog.findByText('2 links work now.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(await dialog.findByRole('textbox', { name: 'Your link' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'End all links' }))
  expect(await dialog.findByText('No link works any more.')).toBeTruthy()
  expect(dialog.queryByRole('textbox', { name: 'Your link' })).toBeNull()
})

it('says that the links could not be listed, and lists them at the next press', async () => {
  const { gateway, user, dialog } = await openDialog({ [calls.list]: problem(503, 'Away') })
  expect(await dialog.findByText('We could not see which links work now.')).toBeTruthy()
  gateway.answers[calls.list] = { body: { links: [link] } }
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('One link works now.')).toBeTruthy()
})

it('says why no link was made, and lets the reader try again', async () => {
  const { gateway, user, dialog } = await openDialog({
    [calls.list]: { body: { links: [] } },
    [calls.make]: problem(409, 'Ten links work already. End them first.'),
  })
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(await dialog.findByText('This report has many links that work already. End them first.')).toBeTruthy()
  gateway.answers[calls.make] = { body: { ...link, path: '/api/report/x/y' } }
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(await dialog.findByRole('textbox', { name: 'Your link' })).toBeTruthy()
})

it('hands out a Spanish page from a Spanish report', async () => {
  const { user, dialog } = await openDialog(
    {
      [calls.list]: { body: { links: [] } },
      [calls.make]: { body: { ...link, path: '/api/report/x/y' } },
    },
    'es',
  )
  await user.click(dialog.getByRole('button', { name: 'Hacer un enlace' }))
  const address = (await dialog.findByRole('textbox', { name: 'Su enlace' })) as HTMLInputElement
  expect(address.value).toMatch(/\/api\/report\/x\/y\?language=es$/)
})
