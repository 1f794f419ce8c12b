import type { figureWords } from './figure-words.ts'

export const figureWordsEs: typeof figureWords.en = {
  notFound: 'No aparece en su póliza',
  notFoundInSentence: 'no aparece en su póliza',
  notProvided: 'No indicado',
  notStated: 'No se indica',
  assumed: 'supuesto',
  damage: 'Daño:',
  youPay: (isLeast) => `Usted paga ${isLeast ? 'al menos ' : ''}`,
  whatYouPay: (scenario) => `${scenario}: lo que usted paga`,
  you: 'Usted',
  insurancePays: (amount, isMost) => `El seguro paga ${isMost ? 'como máximo ' : ''}${amount}`,
}
