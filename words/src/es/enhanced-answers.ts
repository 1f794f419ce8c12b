import type { enhancedAnswers as english } from '../en/enhanced-answers.ts'

export const enhancedAnswers: typeof english = {
  cash: {
    noFigure: 'Sin cifra',
  },
  savings: {
    less: (amount) => `${amount} menos por pagar`,
  },
  papers: {
    letterTitle: 'Una carta para su agente',
    letterNote: 'Pide una copia de cada formulario. Léala, cambie lo que quiera y envíela.',
  },
}
