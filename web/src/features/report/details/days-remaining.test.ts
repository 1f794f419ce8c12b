import { beforeAll, expect, it } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { daysRemaining } from './days-remaining.ts'

beforeAll(loadSpanish)

const now = new Date(2026, 10, 21, 15, 0)

it('counts the days to the renewal', () => {
  expect(daysRemaining('2027-03-02', now, 'en')).toEqual({ text: '101 days remaining', isOverdue: false })
  expect(daysRemaining('2026-11-22', now, 'en')).toEqual({ text: '1 day remaining', isOverdue: false })
})

it('says Overdue Policy for a date before now', () => {
  expect(daysRemaining('2026-11-20', now, 'en')).toEqual({ text: 'Overdue Policy', isOverdue: true })
  expect(daysRemaining('2026-11-21', now, 'en')).toEqual({ text: 'Overdue Policy', isOverdue: true })
})

it('says Unknown for a missing date', () => {
  expect(daysRemaining(null, now, 'en')).toEqual({ text: 'Unknown', isOverdue: false })
})

it('counts in Spanish', () => {
  expect(daysRemaining('2027-03-02', now, 'es').text).toBe('Quedan 101 días')
  expect(daysRemaining('2026-11-22', now, 'es').text).toBe('Queda 1 día')
  expect(daysRemaining('2026-11-20', now, 'es').text).toBe('Póliza vencida')
})
