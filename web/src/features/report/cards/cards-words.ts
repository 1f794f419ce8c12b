import { overview } from '@plainpolicy/words/en/overview'
import { catalogue } from '../language/catalogue.ts'

export const cardsWords = catalogue('cards', overview.cards)
