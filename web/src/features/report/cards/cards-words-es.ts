import type { cardsWords } from './cards-words.ts'

export const cardsWordsEs: typeof cardsWords.en = { title: 'Estado de su cobertura' }
