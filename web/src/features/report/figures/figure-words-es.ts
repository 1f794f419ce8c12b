import { figures } from '@plainpolicy/words/es/figures'
import type { figureWords } from './figure-words.ts'

export const figureWordsEs: typeof figureWords.en = {
  ...figures,
  notFoundInSentence: 'no aparece en su póliza',
  damage: 'Daño:',
  youPay: (isLeast) => `Usted paga ${isLeast ? 'al menos ' : ''}`,
  whatYouPay: (scenario) => `${scenario}: lo que usted paga`,
  insurancePays: (amount, isMost) => `El seguro paga ${isMost ? 'como máximo ' : ''}${amount}`,
}
