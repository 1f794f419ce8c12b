import { details as english } from '@plainpolicy/words/en/details'
import { details as spanish } from '@plainpolicy/words/es/details'
import { catalogue } from '../language/language.ts'

export const detailsWords = catalogue({
  en: {
    ...english,
    daysRemaining: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} remaining`,
    overdue: 'Overdue Policy',
    unknown: 'Unknown',
  },
  es: {
    ...spanish,
    daysRemaining: (days) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
    overdue: 'Póliza vencida',
    unknown: 'No se sabe',
  },
})
