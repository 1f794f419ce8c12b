// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PreparationChecklist } from './preparation-checklist.tsx'

afterEach(cleanup)

it('holds eight items', () => {
  render(<PreparationChecklist />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(8)
})

it('ticks an item by click, Enter and the space bar', async () => {
  render(<PreparationChecklist />)
  const user = userEvent.setup()
  const item = screen.getByRole('checkbox', { name: /Gutters/ }) as HTMLInputElement
  await user.click(item)
  expect(item.checked).toBe(true)
  await user.keyboard('{Enter}')
  expect(item.checked).toBe(false)
  await user.keyboard(' ')
  expect(item.checked).toBe(true)
  expect(screen.getByText('1 of 8 done')).toBeTruthy()
})
