// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { baseApi } from './base-api.ts'
import { useListReportsQuery } from './endpoints.ts'
import { StoreContext } from './store-context.ts'

const listCall = 'GET /api/reports'

interface Asked {
  userId?: string
  options?: Parameters<typeof useListReportsQuery>[1]
}

function Reports({ userId = 'ann', options = {} }: Asked) {
  const { data, currentData, isFetching, isError, refetch } = useListReportsQuery({ userId }, options)
  const countOf = (answer: typeof data) => answer?.reports.length ?? 'none'
  return (
    <button type="button" onClick={refetch}>
      {`${countOf(data)} now ${countOf(currentData)}${isFetching ? ' asking' : ''}${isError ? ' failed' : ''}`}
    </button>
  )
}

function show(first: Asked = {}) {
  const store = createStore()
  const shown = (asked: Asked) => (
    <StrictMode>
      <StoreContext value={store}>
        <Reports {...asked} />
      </StoreContext>
    </StrictMode>
  )
  const { rerender, unmount } = render(shown(first))
  return { store, change: (asked: Asked) => rerender(shown(asked)), unmount, again: () => render(shown(first)) }
}

/** As many reports as it has been asked for. */
function countingGateway() {
  let asked = 0
  return fakeGateway({ [listCall]: () => ({ body: { reports: Array.from({ length: ++asked }, () => ({})) } }) })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('asks once, says meanwhile that it asks, and keeps the answer for the next one who asks', async () => {
  const gateway = countingGateway()
  const { again } = show()
  expect(screen.getByText('none now none asking')).toBeTruthy()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  again()
  expect(screen.getAllByText('1 now 1')).toHaveLength(2)
  expect(gateway.callsTo(listCall)).toHaveLength(1)
})

test('while another question is on its way, the answer to the one before stays, marked as such', async () => {
  countingGateway()
  const { change } = show()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  change({ userId: 'ben' })
  expect(screen.getByText('1 now none asking')).toBeTruthy()
  expect(await screen.findByText('2 now 2')).toBeTruthy()
})

test('asks for nothing that is skipped', async () => {
  const gateway = countingGateway()
  const { change } = show({ options: { skip: true } })
  expect(screen.getByText('none now none')).toBeTruthy()
  screen.getByRole('button').click()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(gateway.callsTo(listCall)).toHaveLength(0)
  change({})
  expect(await screen.findByText('1 now 1')).toBeTruthy()
})

test('asks again for what is known where it is told to, once', async () => {
  const gateway = countingGateway()
  const { again, unmount } = show({ options: { refetchOnMountOrArgChange: true } })
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  unmount()
  again()
  expect(screen.getByText('1 now 1 asking')).toBeTruthy()
  expect(await screen.findByText('2 now 2')).toBeTruthy()
  expect(gateway.callsTo(listCall)).toHaveLength(2)
})

test('asks again when it is pressed, and keeps what it has where that fails', async () => {
  let isAway = false
  fakeGateway({ [listCall]: () => (isAway ? { status: 503 } : { body: { reports: [] } }) })
  show()
  expect(await screen.findByText('0 now 0')).toBeTruthy()
  isAway = true
  act(() => screen.getByRole('button').click())
  expect(await screen.findByText('0 now 0 failed')).toBeTruthy()
})

test('asks anew when all was forgotten, and shows nothing of before meanwhile', async () => {
  countingGateway()
  const { store } = show()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  expect(screen.getByText('none now none asking')).toBeTruthy()
  expect(await screen.findByText('2 now 2')).toBeTruthy()
})

test('what was forgotten is not shown for another question either', async () => {
  countingGateway()
  const { store, change } = show()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  change({ userId: 'ben' })
  expect(screen.getByText('none now none asking')).toBeTruthy()
  expect(await screen.findByText('3 now 3')).toBeTruthy()
})

test('what was forgotten while another question was on its way is not shown in its place', async () => {
  const arrivals: (() => void)[] = []
  fakeGateway({
    [listCall]: async () => {
      await new Promise<void>((resolve) => arrivals.push(resolve))
      return { body: { reports: [{}] } }
    },
  })
  const { store, change } = show()
  await vi.waitFor(() => expect(arrivals).toHaveLength(1))
  arrivals[0]?.()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  change({ userId: 'ben' })
  await vi.waitFor(() => expect(arrivals).toHaveLength(2))
  // The store tells of a question that is on its way with the next frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByText('1 now none asking')).toBeTruthy()
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  expect(screen.getByText('none now none asking')).toBeTruthy()
})

test('asks from time to time from when it is told to until it is told to stop', async () => {
  const gateway = countingGateway()
  const { change } = show()
  expect(await screen.findByText('1 now 1')).toBeTruthy()
  change({ options: { pollingInterval: 20 } })
  expect(await screen.findByText('3 now 3')).toBeTruthy()
  change({ options: { pollingInterval: 0 } })
  const calls = () => gateway.callsTo(listCall).length
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = calls()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(calls()).toBe(stopped)
})
