import { roof } from '@plainpolicy/words/es/roof'
import type { roofWords } from './roof-words.ts'

export const roofWordsEs: typeof roofWords.en = {
  ...roof,
  buttons: ['Pedir precio de cobertura RCV', 'Pedir una inspección del techo'],
}
