import { enhancedIntros } from '@plainpolicy/words/es/enhanced-intros'
import type { answerWords } from './answer-words.ts'

export const answerWordsEs: typeof answerWords.en = {
  loading: 'Cargando esta parte',
  tryAgain: 'Intentar otra vez',
  intros: {
    ...enhancedIntros,
    calculator:
      'Lo que le costaría un techo nuevo después de una tormenta. Ponga sus propias cifras; cada paso sigue el orden de su póliza.',
    coast:
      'En la costa de Texas, el viento y el granizo muchas veces se aseguran con una póliza aparte. Lo decide su condado.',
    questions: 'Lo que sus páginas dejan abierto, en preguntas que usted puede leer en voz alta.',
  },
}
