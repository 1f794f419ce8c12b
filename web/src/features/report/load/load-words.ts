import { catalogue } from '../language/catalogue.ts'

export const loadWords = catalogue('load', {
  loading: 'Loading Your Report...',
  loadingNote: 'Please wait while we retrieve your policy analysis.',
  processing: 'Report is still being processed. Please check back in a few minutes.',
  error:
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
  missing: 'Report not found or incomplete. Please try uploading your policy again.',
  network: 'Failed to load report data.',
  away: 'We cannot reach our service at the moment. Nothing is lost, and you need not reload this page.',
  scannedPages: (read: number, of: number) => `Scanned pages read: ${read} of ${of}`,
})
