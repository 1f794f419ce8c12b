import { expect, test } from 'vitest'
import { creditMeantFor, creditStep } from './credit-rules.ts'

const submitted = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-21T11:00:00Z')
const after = new Date('2026-11-21T13:00:00Z')
const report = {
  reportId: 'report-1',
  submittedAt: submitted,
  outcome: 'pending' as const,
  gaveBack: false,
  lockRevision: 0,
}

test.each([
  ['pending', null, 'reserve'],
  ['completed', null, 'take and spend'],
  ['failed', null, 'nothing'],
  ['pending', 'reserved', 'nothing'],
  ['completed', 'reserved', 'spend'],
  ['failed', 'reserved', 'release'],
  ['pending', 'spent', 'nothing'],
  ['completed', 'spent', 'nothing'],
  ['failed', 'spent', 'nothing'],
] as const)('a %s report that holds a credit %s: %s', (outcome, held, step) => {
  expect(creditStep({ ...report, outcome }, held)).toBe(step)
})

test('a report takes a credit that was ordered before it was submitted', () => {
  const credit = { orderId: 'a', orderedAt: before, forReportId: null }
  expect(creditMeantFor(report, [credit])).toBe(credit)
})

test('a report takes no credit that was ordered later, unless it was bought for it', () => {
  const later = { orderId: 'a', orderedAt: after, forReportId: null }
  const own = { orderId: 'b', orderedAt: after, forReportId: 'report-1' }
  expect(creditMeantFor(report, [later])).toBeNull()
  expect(creditMeantFor(report, [later, own])).toBe(own)
})

test('a report that gave its credit back takes any credit again', () => {
  const later = { orderId: 'a', orderedAt: after, forReportId: null }
  expect(creditMeantFor({ ...report, gaveBack: true }, [later])).toBe(later)
})

test('a credit bought for another report is the last that is taken', () => {
  const other = { orderId: 'a', orderedAt: before, forReportId: 'report-2' }
  const free = { orderId: 'b', orderedAt: submitted, forReportId: null }
  expect(creditMeantFor(report, [other, free])).toBe(free)
  expect(creditMeantFor(report, [other])).toBe(other)
})

test('a report that was not submitted, as far as is known, takes only what was bought for it', () => {
  const unknown = { ...report, submittedAt: null }
  expect(creditMeantFor(unknown, [{ orderId: 'a', orderedAt: before, forReportId: null }])).toBeNull()
})

test('a report that was locked again takes nothing but what is bought for it', () => {
  const locked = { ...report, lockRevision: 2 }
  const earlier = { orderId: 'a', orderedAt: before, forReportId: null }
  const own = { orderId: 'b', orderedAt: after, forReportId: 'report-1' }
  expect(creditMeantFor(locked, [earlier])).toBeNull()
  expect(creditMeantFor(locked, [earlier, own])).toBe(own)
})
