import { catalogue } from '../language/catalogue.ts'

export const loadWords = catalogue('load', {
  loading: 'Loading Your Report...',
  loadingNote: 'Please wait while we retrieve your policy analysis.',
  unavailable: 'Analysis Unavailable',
  processing: 'Report is still being processed. Please check back in a few minutes.',
  error:
    'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
  pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
  missing: 'Report not found or incomplete. Please try uploading your policy again.',
  network: 'Failed to load report data.',
  away: 'We cannot reach our service at the moment. Nothing is lost, and you need not reload this page.',
  waiting: 'Waiting for the report',
  scannedPages: (read: number, of: number) => `Scanned pages read: ${read} of ${of}`,
  opensByItself: 'Your report opens here by itself as soon as it is ready.',
  refresh: 'Refresh Page',
  upload: 'Upload New Policy',
  home: 'Return to Home',
  sample: 'See a sample report',
  help: 'Our AI analysis works best with clear, complete policy documents.',
})
