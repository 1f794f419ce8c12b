import { answers } from '@plainpolicy/words/es/answers'
import type { uncertainWords } from './uncertain-words.ts'

export const uncertainWordsEs: typeof uncertainWords.en = {
  ...answers.uncertain,
  onPage: (page) => `En la página ${page}`,
}
