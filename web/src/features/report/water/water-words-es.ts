import { water } from '@plainpolicy/words/es/water'
import type { waterWords } from './water-words.ts'

export const waterWordsEs: typeof waterWords.en = {
  ...water,
  buttons: ['Pedir precio de inundación', 'Subir el límite del drenaje', 'Revisar la cobertura de agua'],
}
