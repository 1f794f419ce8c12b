// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PriorityBadge } from './priority-badge.tsx'

afterEach(cleanup)

it.each([
  ['critical', 'Critical', 'text-gap'],
  ['warning', 'Warning', 'text-watch'],
  ['info', null, 'text-accent'],
] as const)('a %s priority has its word and its colour', (kind, word, colour) => {
  render(<PriorityBadge kind={kind} />)
  const badge = word ? screen.getByText(word) : document.querySelector('span')
  expect(badge?.className).toContain(colour)
})
