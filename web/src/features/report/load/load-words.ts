import { catalogue } from '../language/catalogue.ts'

export const loadWords = catalogue('load', {
  loading: 'Loading Your Report...',
  loadingNote: 'Please wait while we retrieve your policy analysis.',
  network: 'Failed to load report data.',
})
