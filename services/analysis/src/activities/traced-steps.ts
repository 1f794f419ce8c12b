import { inSpan } from '@plainpolicy/platform/telemetry/span'
import type { AnalysisInput, AnalysisSteps } from '../domain/analyze-policy.ts'

/** The same steps, a span each; a step that is tried again has one for each try. */
export function tracedSteps(steps: AnalysisSteps): AnalysisSteps {
  const spanned =
    <Rest extends unknown[], Output>(name: string, step: (input: AnalysisInput, ...rest: Rest) => Promise<Output>) =>
    (input: AnalysisInput, ...rest: Rest) => {
      const attributes = { 'plainpolicy.report_id': input.reportId, 'plainpolicy.analysis.step': name }
      return inSpan({ service: 'analysis', name, attributes }, () => step(input, ...rest))
    }

  return {
    fetchDocument: spanned('fetch-document', steps.fetchDocument),
    readPages: spanned('read-pages', steps.readPages),
    readFields: spanned('read-fields', steps.readFields),
    checkFields: spanned('check-fields', steps.checkFields),
    assessPolicy: spanned('assess-policy', steps.assessPolicy),
    writeResult: spanned('write-result', steps.writeResult),
    complete: spanned('complete', steps.complete),
    fail: spanned('fail', steps.fail),
  }
}
