export type Status = 'pending' | 'processing' | 'completed' | 'error'

/** The sentences of the report page, by status. */
const messages: Record<Status, string | null> = {
  completed: null,
  processing: 'Report is still being processed. Please check back in a few minutes.',
  error:
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
}

/** What a person can do about a document that was not taken, by the code of AnalysisFailed. */
const refusals: Record<string, string> = {
  'not-home-insurance':
    'This document is not a home-insurance policy. Please upload the declarations of your home, condo, dwelling, windstorm or flood policy.',
  renters: 'This is a renters policy. We read policies of owners: home, condo, dwelling, windstorm and flood.',
  'outside-texas': 'This policy insures a home outside Texas. We read policies of Texas homes only.',
  unreadable:
    'We could not find any text in this document; it may be a scan or a photo. Please upload the PDF that your insurance company sent or that you can download from its website.',
  'document-changed': 'The uploaded file is not the one that was submitted. Please upload it again.',
  'pdf-locked': 'This PDF is locked by a password. Please save a copy without a password and upload that.',
  'pdf-damaged': 'This PDF is damaged and could not be opened. Please download it again and upload the new copy.',
  'pdf-no-pages': 'This PDF has no pages. Please upload your complete policy document.',
  'pdf-too-big': 'This PDF holds more text than we can read. Please upload the declarations pages alone.',
  'pdf-timed-out': 'This PDF took too long to read. Please upload the declarations pages alone.',
  'pdf-too-many-pages': 'This PDF has more pages than we can read. Please upload the declarations pages alone.',
}

export function statusMessage(status: Status, failureCode: string | null): string | null {
  return (status === 'error' && failureCode ? refusals[failureCode] : undefined) ?? messages[status]
}

/** Only what failed on our side may be started again; a refused document will be refused again. */
export const mayRestart = (failureCode: string | null): boolean => failureCode === 'internal'
