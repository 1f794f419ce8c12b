import { titles } from '@plainpolicy/words/es/titles'
import type { titleWords } from './title-words.ts'

export const titleWordsEs: typeof titleWords.en = { ...titles, calculator: 'Calculadora del techo' }
