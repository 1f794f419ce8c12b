import { expect, test } from 'vitest'
import { curve, messageAt, percentAfter, percentOfStep } from './analysis-curve.ts'

const steps = ['fetch-document', 'read-pages', 'read-fields', 'check-fields', 'assess-policy', 'write-result']

test('the curve is the specified one', () => {
  expect(curve.map(({ from, lastsMs }) => [from, lastsMs])).toEqual([
    [0, 6000],
    [20, 6000],
    [40, 6000],
    [60, 9000],
    [90, 3000],
  ])
})

test('the bar says what is specified for its height', () => {
  expect([0, 20, 40, 60, 90, 100].map(messageAt)).toEqual([
    'Uploading to the analyzer...',
    'Extracting Key Details',
    'Generating Recommendations',
    'Finalizing Report',
    'Waiting for completion...',
    'Completed',
  ])
})

test('each step of the analysis stands higher than the one before, and below 100', () => {
  const percents = steps.map(percentOfStep)
  expect(percents).toEqual([20, 25, 30, 35, 40, 60])
})

test('a step that this page does not know counts as none', () => {
  expect(percentOfStep('dream-of-policies')).toBe(0)
  expect(percentOfStep(null)).toBe(0)
})

test('between two points the bar moves evenly', () => {
  expect(percentAfter(0, 3000)).toBe(10)
  expect(percentAfter(60, 4500)).toBe(75)
  expect(percentAfter(60, 9000 + 1500)).toBe(95)
})

test('the curve waits below the next step for as long as it takes', () => {
  expect(percentAfter(0, 600_000)).toBe(19)
  expect(percentAfter(percentOfStep('fetch-document'), 600_000)).toBe(24)
  expect(percentAfter(percentOfStep('assess-policy'), 600_000)).toBe(59)
})

test('after the last step the curve never reaches 100 by itself', () => {
  expect(percentAfter(percentOfStep('write-result'), 600_000)).toBe(99)
})
