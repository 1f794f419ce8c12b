import { details } from '@plainpolicy/words/es/details'
import type { detailsWords } from './details-words.ts'

export const detailsWordsEs: typeof detailsWords.en = {
  ...details,
  daysRemaining: (days) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  overdue: 'Póliza vencida',
  unknown: 'No se sabe',
}
