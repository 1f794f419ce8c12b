import { mold } from '@plainpolicy/words/es/mold'
import type { moldWords } from './mold-words.ts'

export const moldWordsEs: typeof moldWords.en = {
  ...mold,
  buttons: ['Agregar cobertura de moho', 'Pedir la guía de prevención', 'Pedir una inspección de moho'],
}
