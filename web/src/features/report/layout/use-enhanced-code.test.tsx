// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AddressProvider } from '../../../navigation/address-provider.tsx'
import { ReportView } from '../report-view.tsx'
import { freeReport } from '../testing/report-fixture.ts'

const connection = vi.hoisted(() => ({ answer: (_isThere: boolean) => {}, waiting: Promise.resolve(true) }))
vi.mock('./enhanced-parts.tsx', async (importOriginal) => {
  if (!(await connection.waiting)) throw new Error('No connection')
  return importOriginal()
})

function connect() {
  connection.waiting = new Promise((resolve) => {
    connection.answer = resolve
  })
}

afterEach(cleanup)

it('keeps the Free report where the code of the Enhanced one does not come, and tries again when it is asked for again', async () => {
  const asked: string[] = []
  const expected: string[] = []
  connect()
  render(
    <AddressProvider>
      <ReportView
        data={freeReport}
        unlocked
        policyDate={null}
        now={new Date(2026, 10, 21)}
        isSwitching={false}
        hasSwitchFailed={false}
        onExpect={(version) => expected.push(version)}
        onVersion={(version) => asked.push(version)}
      />
    </AddressProvider>,
  )
  const user = userEvent.setup()
  const toggle = screen.getByRole('switch', { name: /Free/ })
  await user.click(toggle)
  expect(toggle.getAttribute('aria-disabled')).toBe('true')
  // What it shows is asked for together with its code.
  expect(expected).toEqual(['enhanced'])
  connection.answer(false)
  expect(await screen.findByText('The other version could not be loaded')).toBeTruthy()
  expect(screen.getByText('Overall Protection Score')).toBeTruthy()
  expect(asked).toEqual([])

  connection.waiting = Promise.resolve(true)
  await user.click(toggle)
  await vi.waitFor(() => expect(asked).toEqual(['enhanced']), 15_000)
  expect(screen.queryByText('The other version could not be loaded')).toBeNull()
}, 20_000)
