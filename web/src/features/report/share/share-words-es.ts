import type { shareWords } from './share-words.ts'

export const shareWordsEs: typeof shareWords.en = { share: 'Compartir' }
