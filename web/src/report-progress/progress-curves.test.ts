import { expect, test } from 'vitest'
import { processingCurve, processingStretches, uploadCurve, uploadStretches } from './progress-curves.ts'

const steps = ['fetch-document', 'read-pages', 'read-fields', 'check-fields', 'assess-policy', 'write-result']

test('the curve is the specified one', () => {
  expect(uploadStretches.map(({ from, lastsMs }) => [from, lastsMs])).toEqual([
    [0, 6000],
    [20, 6000],
    [40, 6000],
    [60, 9000],
    [90, 3000],
  ])
})

test('the bar says what is specified for its height', () => {
  expect([0, 20, 40, 60, 90, 100].map(uploadCurve.messageAt)).toEqual([
    'Uploading to the analyzer...',
    'Extracting Key Details',
    'Generating Recommendations',
    'Finalizing Report',
    'Waiting for completion...',
    'Completed',
  ])
})

test('each step of the analysis stands higher than the one before, and below 100', () => {
  const percents = steps.map(uploadCurve.percentOfStep)
  expect(percents).toEqual([20, 25, 30, 35, 40, 60])
})

test('a step that this page does not know counts as none', () => {
  expect(uploadCurve.percentOfStep('dream-of-policies')).toBe(0)
  expect(uploadCurve.percentOfStep(null)).toBe(0)
})

test('between two points the bar moves evenly', () => {
  expect(uploadCurve.percentAfter(0, 3000)).toBe(10)
  expect(uploadCurve.percentAfter(60, 4500)).toBe(75)
  expect(uploadCurve.percentAfter(60, 9000 + 1500)).toBe(95)
})

test('the curve waits below the next step for as long as it takes', () => {
  expect(uploadCurve.percentAfter(0, 600_000)).toBe(19)
  expect(uploadCurve.percentAfter(uploadCurve.percentOfStep('fetch-document'), 600_000)).toBe(24)
  expect(uploadCurve.percentAfter(uploadCurve.percentOfStep('assess-policy'), 600_000)).toBe(59)
})

test('after the last step the curve never reaches 100 by itself', () => {
  expect(uploadCurve.percentAfter(uploadCurve.percentOfStep('write-result'), 600_000)).toBe(99)
})

test('the processing page has the specified steps, in order, with their messages', () => {
  const [heights, words] = [
    processingStretches.map(({ from }) => from),
    processingStretches.map((each) => each.message),
  ]
  expect([...heights, 100]).toEqual([10, 25, 40, 55, 70, 85, 95, 100])
  expect([...words, processingCurve.messageAt(100)]).toEqual([
    'Uploading to secure cloud storage...',
    'Extracting policy information...',
    'Analyzing coverage details...',
    'Comparing with Texas requirements...',
    'Identifying optimization opportunities...',
    'Generating personalized recommendations...',
    'Finalizing your report...',
    'Analysis complete!',
  ])
})

test('the processing page fills the time between true steps with the specified delays', () => {
  expect(processingStretches.map(({ lastsMs }) => lastsMs)).toEqual([1000, 2000, 2500, 2000, 2500, 2000, 1500])
})

test('a true step of the analysis is a step of the processing page, and no time alone reaches the next one', () => {
  expect(steps.map(processingCurve.percentOfStep)).toEqual([10, 25, 40, 55, 70, 85])
  expect(steps.map((step) => processingCurve.percentAfter(processingCurve.percentOfStep(step), 600_000))).toEqual([
    24, 39, 54, 69, 84, 99,
  ])
  expect(processingCurve.percentAfter(85, 2000)).toBe(95)
})

test('pages that are read stand evenly between their step and the next, and no time alone reads one', () => {
  const read = (done: number) => processingCurve.percentOfPages('read-pages', { read: done, of: 10 })
  expect([0, 4, 9, 10].map((done) => read(done).percent)).toEqual([25, 31, 38.5, 39])
  expect(read(4).next).toBe(32.5)
  expect(processingCurve.percentAfter(31, 600_000, read(4).next)).toBe(31.5)
})
