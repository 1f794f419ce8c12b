import { AnalysisRefused } from './errors.ts'

/** The analysis of one document of one report: ids and keys only, since this travels through the engine's history. */
export interface AnalysisInput {
  reportId: string
  documentId: string
  /** Where the uploaded PDF lies in the object store. */
  objectKey: string
  sha256: string
  /** The trace of the request that submitted the document. */
  traceparent?: string | null
}

/** The keys of what the steps leave in the object store. */
export interface StepOutputs {
  'fetch-document': { objectKey: string }
  'read-pages': { pagesKey: string }
  'read-fields': { readingKey: string }
  'check-fields': { readingKey: string }
  'assess-policy': { reportKey: string }
  'write-result': { objectKey: string; sha256: string; schemaVersion: number; kind: string }
}

export type StepName = keyof StepOutputs
export type AnalysisResultKey = StepOutputs['write-result']

/**
 * What the flow is made of. Each may be tried again after a crash, so each comes to the same end when done twice.
 * A step throws AnalysisRefused when the document itself is the reason; any other error is worth another try.
 */
export interface AnalysisSteps {
  /** The uploaded bytes are the ones that were submitted. */
  fetchDocument(input: AnalysisInput): Promise<StepOutputs['fetch-document']>
  readPages(input: AnalysisInput, document: StepOutputs['fetch-document']): Promise<StepOutputs['read-pages']>
  readFields(input: AnalysisInput, pages: StepOutputs['read-pages']): Promise<StepOutputs['read-fields']>
  /** Refuses documents that get no report, and drops values that have no place in the document to show. */
  checkFields(input: AnalysisInput, reading: StepOutputs['read-fields']): Promise<StepOutputs['check-fields']>
  assessPolicy(input: AnalysisInput, reading: StepOutputs['check-fields']): Promise<StepOutputs['assess-policy']>
  writeResult(input: AnalysisInput, report: StepOutputs['assess-policy']): Promise<AnalysisResultKey>
  /** Ends the analysis and says AnalysisCompleted, once. */
  complete(input: AnalysisInput, result: AnalysisResultKey): Promise<void>
  /** Ends the analysis and says AnalysisFailed, once. */
  fail(input: AnalysisInput, code: string): Promise<void>
}

/** The whole flow, the same for every engine. */
export async function analyzePolicy(steps: AnalysisSteps, input: AnalysisInput): Promise<void> {
  try {
    const document = await steps.fetchDocument(input)
    const pages = await steps.readPages(input, document)
    const reading = await steps.readFields(input, pages)
    const checked = await steps.checkFields(input, reading)
    const report = await steps.assessPolicy(input, checked)
    await steps.complete(input, await steps.writeResult(input, report))
  } catch (error) {
    if (!(error instanceof AnalysisRefused)) throw error
    await steps.fail(input, error.code)
  }
}
