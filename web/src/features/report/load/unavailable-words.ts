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
})
