import { catalogue } from '../language/catalogue.ts'

export const prioritiesWords = catalogue('priorities', {
  title: 'Top Priorities for Your Policy',
  none: 'We found nothing that stands out in these pages.',
  classes: { critical: 'Critical', warning: 'Warning', info: 'Info' },
})
