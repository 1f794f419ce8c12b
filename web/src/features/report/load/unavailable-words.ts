import { catalogue } from '../language/catalogue.ts'

export const unavailableWords = catalogue('unavailable', {
  unavailable: 'Analysis Unavailable',
  waiting: 'Waiting for the report',
  opensByItself: 'Your report opens here by itself as soon as it is ready.',
  refresh: 'Refresh Page',
  upload: 'Upload New Policy',
  home: 'Return to Home',
  sample: 'See a sample report',
  help: 'Our AI analysis works best with clear, complete policy documents.',
  processing: 'Report is still being processed. Please check back in a few minutes.',
  error:
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
  missing: 'Report not found or incomplete. Please try uploading your policy again.',
  away: 'We cannot reach our service at the moment. Nothing is lost, and you need not reload this page.',
  scannedPages: (read: number, of: number) => `Scanned pages read: ${read} of ${of}`,
})
