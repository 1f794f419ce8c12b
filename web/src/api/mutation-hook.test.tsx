// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { useUnlockReportMutation } from './endpoints.ts'
import { StoreContext } from './store-context.ts'

const unlockCall = 'POST /api/unlock-report'
const asked = { body: { reportId: 'r-1' } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <StoreContext value={store}>{children}</StoreContext>
  return renderHook(useUnlockReportMutation, { wrapper }).result
}

test('tells what becomes of the last call, and forgets it when it is told to', async () => {
  const answers = [{ status: 409, body: { message: 'Not paid' } }, { body: { success: true } }]
  fakeGateway({ [unlockCall]: () => answers.shift() ?? new Error('No more') })
  const shown = show()
  expect(shown.current[1]).toMatchObject({ isLoading: false, isSuccess: false, isError: false })
  await act(async () => void (await shown.current[0](asked)))
  expect(shown.current[1]).toMatchObject({ isError: true, error: { status: 409, serverMessage: 'Not paid' } })
  await act(async () => expect(await shown.current[0](asked)).toMatchObject({ data: { success: true } }))
  expect(shown.current[1]).toMatchObject({ isSuccess: true, isError: false, data: { success: true } })
  expect(shown.current[1].error).toBeUndefined()
  act(() => shown.current[1].reset())
  expect(shown.current[1]).toMatchObject({ isSuccess: false })
  expect(shown.current[1].data).toBeUndefined()
})

test('a call that was overtaken by a later one changes nothing any more', async () => {
  const arrivals: (() => void)[] = []
  fakeGateway({
    [unlockCall]: async () => {
      const number = arrivals.length
      await new Promise<void>((resolve) => arrivals.push(resolve))
      return { body: { success: number === 1 } }
    },
  })
  const shown = show()
  await act(async () => {
    const calls = [shown.current[0](asked), shown.current[0](asked)]
    await vi.waitFor(() => expect(arrivals).toHaveLength(2))
    arrivals[1]?.()
    await calls[1]
    arrivals[0]?.()
    await calls[0]
  })
  expect(shown.current[1].data).toEqual({ success: true })
})
