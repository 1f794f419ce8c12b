import { catalogue } from '../language/language.ts'

/** What figures of all modules say. */
export const figureWords = catalogue({
  en: {
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
  },
  es: {
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
  },
})
