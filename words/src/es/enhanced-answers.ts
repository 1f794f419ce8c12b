import type { enhancedAnswers as english } from '../en/enhanced-answers.ts'
import { titles } from './titles.ts'

export const enhancedAnswers: typeof english = {
  cash: {
    title: titles.cash,
    intro: 'Lo que un solo suceso sacaría de su bolsillo antes de que su póliza pague algo.',
    noFigure: 'Sin cifra',
  },
  savings: {
    title: titles.savings,
    intro:
      'Los ejemplos de daño de este informe, calculados otra vez con un solo cambio. Cuánto cuesta el cambio al año, solo su aseguradora lo puede decir.',
    less: (amount) => `${amount} menos por pagar`,
  },
  coast: {
    title: titles.coast,
  },
  papers: {
    title: titles.papers,
    intro:
      'Sus declaraciones (declarations) nombran los formularios que forman su póliza. Buscamos cada uno en las páginas que usted subió.',
    letterTitle: 'Una carta para su agente',
    letterNote: 'Pide una copia de cada formulario. Léala, cambie lo que quiera y envíela.',
  },
  questions: {
    title: titles.questions,
  },
}
