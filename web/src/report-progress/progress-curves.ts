import { createProgressCurve, type Stretch } from './progress-curve.ts'

/** The specified curves of both pages that watch an analysis, and where its true steps stand on them. */

export const uploadStretches: readonly Stretch[] = [
  { from: 0, to: 20, message: 'Uploading to the analyzer...', lastsMs: 6000 },
  { from: 20, to: 40, message: 'Extracting Key Details', lastsMs: 6000 },
  { from: 40, to: 60, message: 'Generating Recommendations', lastsMs: 6000 },
  { from: 60, to: 90, message: 'Finalizing Report', lastsMs: 9000 },
  { from: 90, to: 100, message: 'Waiting for completion...', lastsMs: 3000 },
]

export const uploadCurve = createProgressCurve({
  stretches: uploadStretches,
  steps: {
    'fetch-document': 20,
    'read-pages': 25,
    'read-fields': 30,
    'check-fields': 35,
    'assess-policy': 40,
    'write-result': 60,
  },
  done: 'Completed',
})

export const processingStretches: readonly Stretch[] = [
  { from: 10, to: 25, message: 'Uploading to secure cloud storage...', lastsMs: 1000 },
  { from: 25, to: 40, message: 'Extracting policy information...', lastsMs: 2000 },
  { from: 40, to: 55, message: 'Analyzing coverage details...', lastsMs: 2500 },
  { from: 55, to: 70, message: 'Comparing with Texas requirements...', lastsMs: 2000 },
  { from: 70, to: 85, message: 'Identifying optimization opportunities...', lastsMs: 2500 },
  { from: 85, to: 95, message: 'Generating personalized recommendations...', lastsMs: 2000 },
  { from: 95, to: 100, message: 'Finalizing your report...', lastsMs: 1500 },
]

export const processingCurve = createProgressCurve({
  stretches: processingStretches,
  steps: {
    'fetch-document': 10,
    'read-pages': 25,
    'read-fields': 40,
    'check-fields': 55,
    'assess-policy': 70,
    'write-result': 85,
  },
  done: 'Analysis complete!',
})
