import { figures } from '@plainpolicy/words/es/figures'
import type { figureWords } from './figure-words.ts'

export const figureWordsEs: typeof figureWords.en = {
  ...figures,
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  longDate: (day, month, year) => `${day} de ${month} de ${year}`,
  notFoundInSentence: 'no aparece en su póliza',
  damage: 'Daño:',
  youPay: (isLeast) => `Usted paga ${isLeast ? 'al menos ' : ''}`,
  whatYouPay: (scenario) => `${scenario}: lo que usted paga`,
  insurancePays: (amount, isMost) => `El seguro paga ${isMost ? 'como máximo ' : ''}${amount}`,
}
