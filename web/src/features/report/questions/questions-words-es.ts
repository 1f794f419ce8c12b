import type { questionsWords } from './questions-words.ts'

export const questionsWordsEs: typeof questionsWords.en = {
  why: 'Por qué preguntar:',
  copy: 'Copiar las preguntas',
  copied: 'Las preguntas están copiadas',
  copyFailed: 'No se pudieron copiar las preguntas',
}
