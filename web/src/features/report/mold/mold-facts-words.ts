import { moldFacts as en } from '@plainpolicy/words/en/mold-facts'
import { moldFacts as es } from '@plainpolicy/words/es/mold-facts'
import { catalogue } from '../language/language.ts'

export const moldFactsWords = catalogue({ en, es })
