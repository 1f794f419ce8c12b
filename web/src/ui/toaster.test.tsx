// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  vi.doUnmock('./sonner-toaster.tsx')
  vi.unstubAllGlobals()
})

test('without its code a toast is said by the browser itself, and the next one is said too', async () => {
  vi.doMock('./sonner-toaster.tsx', () => Promise.reject(new TypeError('Failed to fetch')))
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  render(<Toaster />)
  toast.error('Error', { description: 'Sign out failed' })
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('Error\nSign out failed'))
  toast.success('Copied')
  await vi.waitFor(() => expect(alert).toHaveBeenLastCalledWith('Copied'))
})

test('a toast from before the page was there is shown, and so is every later one', async () => {
  toast.success('Payment Successful')
  render(<Toaster />)
  await screen.findByText('Payment Successful')
  toast.error('Copying failed', { description: 'Mark the text and copy it.' })
  await screen.findByText('Mark the text and copy it.')
  expect(screen.getAllByText('Copying failed')).toHaveLength(1)
})
