import { figures as englishFigures } from '@plainpolicy/words/en/figures'
import { header as englishHeader } from '@plainpolicy/words/en/header'
import { figures as spanishFigures } from '@plainpolicy/words/es/figures'
import { header as spanishHeader } from '@plainpolicy/words/es/header'
import { catalogue } from './catalogue.ts'

/** What is said in more than one section. The words of the page where it has them. */
export const commonWords = catalogue({
  en: {
    ...englishHeader,
    ...englishFigures,
    description: 'What a home-insurance policy covers and what a loss would cost, explained by Plainpolicy',
    contents: 'Contents',
    page: 'Page',
    of: 'of',
    version: 'Version',
    footer: 'For educational purposes only. Not legal or insurance advice.',
    youPay: (amount: string) => `You pay ${amount}`,
    youPayAtLeast: (amount: string) => `You pay at least ${amount}`,
    insurancePays: (amount: string) => `Insurance pays ${amount}`,
    insurancePaysAtMost: (amount: string) => `Insurance pays at most ${amount}`,
    damage: (amount: string) => `Damage: ${amount}`,
    assumedAmount: (amount: string) => `${amount} (assumed)`,
    hailSentence: (damage: string, insurance: string) =>
      `of ${damage} (assumed) in hail damage. Your insurance pays ${insurance}.`,
    atMost: (amount: string) => `at most ${amount}`,
  },
  es: {
    ...spanishHeader,
    ...spanishFigures,
    description: 'Lo que cubre una póliza de seguro de vivienda y lo que costaría un daño, explicado por Plainpolicy',
    contents: 'Contenido',
    page: 'Página',
    of: 'de',
    version: 'Versión',
    footer: 'Solo con fines educativos. No es asesoría legal ni de seguros.',
    youPay: (amount) => `Usted paga ${amount}`,
    youPayAtLeast: (amount) => `Usted paga al menos ${amount}`,
    insurancePays: (amount) => `El seguro paga ${amount}`,
    insurancePaysAtMost: (amount) => `El seguro paga como máximo ${amount}`,
    damage: (amount) => `Daño: ${amount}`,
    assumedAmount: (amount) => `${amount} (supuesto)`,
    hailSentence: (damage, insurance) => `de ${damage} (supuesto) en daños por granizo. Su seguro paga ${insurance}.`,
    atMost: (amount) => `como máximo ${amount}`,
  },
})
