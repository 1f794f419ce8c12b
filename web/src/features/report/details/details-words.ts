import { details } from '@plainpolicy/words/en/details'
import { catalogue } from '../language/catalogue.ts'

export const detailsWords = catalogue('details', {
  ...details,
  daysRemaining: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} remaining`,
  overdue: 'Overdue Policy',
  unknown: 'Unknown',
})
