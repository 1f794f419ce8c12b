import { figures } from '@plainpolicy/words/en/figures'
import { catalogue } from '../language/catalogue.ts'

/** What figures of all modules say. */
export const figureWords = catalogue('figure', {
  ...figures,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  longDate: (day: number, month: string, year: number) => `${month} ${day}, ${year}`,
  notFoundInSentence: 'not found in your policy',
  damage: 'Damage:',
  youPay: (isLeast: boolean) => `You pay ${isLeast ? 'at least ' : ''}`,
  whatYouPay: (scenario: string) => `${scenario}: what you pay`,
  insurancePays: (amount: string, isMost: boolean) => `Insurance pays ${isMost ? 'at most ' : ''}${amount}`,
})
