import { enhancedAnswers } from '@plainpolicy/words/es/enhanced-answers'
import type { questionsWords } from './questions-words.ts'

export const questionsWordsEs: typeof questionsWords.en = {
  ...enhancedAnswers.questions,
  intro: 'Lo que sus páginas dejan abierto, en preguntas que usted puede leer en voz alta.',
  why: 'Por qué preguntar:',
  copy: 'Copiar las preguntas',
  copied: 'Las preguntas están copiadas',
  copyFailed: 'No se pudieron copiar las preguntas',
}
