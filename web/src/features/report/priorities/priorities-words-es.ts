import { overview } from '@plainpolicy/words/es/overview'
import type { prioritiesWords } from './priorities-words.ts'

export const prioritiesWordsEs: typeof prioritiesWords.en = {
  ...overview.priorities,
}
