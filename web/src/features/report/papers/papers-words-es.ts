import { enhancedAnswers } from '@plainpolicy/words/es/enhanced-answers'
import type { papersWords } from './papers-words.ts'

export const papersWordsEs: typeof papersWords.en = {
  ...enhancedAnswers.papers,
  missing: 'Se nombra, pero no está en su archivo',
  present: 'Está en su archivo',
  onPage: (page) => `página ${page}`,
  allThere: 'Todos los formularios que nombran sus declaraciones están en su archivo.',
  letterLabel: 'Carta',
  copy: 'Copiar la carta',
  copied: 'La carta está copiada',
  copyFailed: 'No se pudo copiar la carta',
  copyFailedNote: 'Marque el texto y cópielo a mano.',
  print: 'Imprimir la carta',
}
