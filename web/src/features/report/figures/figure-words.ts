import { catalogue } from '../language/catalogue.ts'

/** What figures of all modules say. */
export const figureWords = catalogue('figure', {
  notFound: 'Not found in your policy',
  notFoundInSentence: 'not found in your policy',
  notProvided: 'Not Provided',
  notStated: 'Not stated',
  assumed: 'assumed',
  damage: 'Damage:',
  youPay: (isLeast: boolean) => `You pay ${isLeast ? 'at least ' : ''}`,
  whatYouPay: (scenario: string) => `${scenario}: what you pay`,
  you: 'You',
  insurancePays: (amount: string, isMost: boolean) => `Insurance pays ${isMost ? 'at most ' : ''}${amount}`,
})
