import type { AnalysisInput, AnalysisSteps } from '../../../domain/analyze-policy.ts'

export type Act = keyof AnalysisSteps

/** The acts of an analysis that comes to its report, in order. */
export const wholeFlow: Act[] = [
  'fetchDocument',
  'readPages',
  'readFields',
  'checkFields',
  'assessPolicy',
  'writeResult',
  'complete',
]

interface Call {
  act: Act
  reportId: string
  /** What the act was given besides the input. */
  given: unknown
}

/** What happens before an act answers; `time` counts the calls of the act for the report from 1. */
type Happening = (time: number, reportId: string) => Promise<void> | void

/** Steps that do nothing but remember how they were called, and fail or wait where a test says so. */
export function recordingSteps(happenings: Partial<Record<Act, Happening>> = {}) {
  const calls: Call[] = []

  function record<T>(act: Act, output: T) {
    return async ({ reportId }: AnalysisInput, given?: unknown): Promise<T> => {
      calls.push({ act, reportId, given })
      await happenings[act]?.(calls.filter((call) => call.act === act && call.reportId === reportId).length, reportId)
      return output
    }
  }

  const steps: AnalysisSteps = {
    fetchDocument: record('fetchDocument', { objectKey: 'uploads/x.pdf' }),
    readPages: record('readPages', { pagesKey: 'pages' }),
    readFields: record('readFields', { readingKey: 'reading' }),
    checkFields: record('checkFields', { readingKey: 'checked' }),
    assessPolicy: record('assessPolicy', { reportKey: 'report' }),
    writeResult: record('writeResult', { objectKey: 'result', sha256: 'f', schemaVersion: 1, kind: 'home' }),
    complete: record('complete', undefined),
    fail: record('fail', undefined),
  }

  const callsOf = ({ reportId }: AnalysisInput) => calls.filter((call) => call.reportId === reportId)
  return {
    steps,
    callsOf,
    actsOf: (input: AnalysisInput): Act[] => callsOf(input).map(({ act }) => act),
    countOf: (input: AnalysisInput, act: Act): number => callsOf(input).filter((call) => call.act === act).length,
  }
}

/** A promise that its holder settles. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passing: promise, open: resolve }
}
