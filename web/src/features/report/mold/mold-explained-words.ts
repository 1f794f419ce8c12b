import { moldExplained } from '@plainpolicy/words/en/mold-explained'
import { catalogue } from '../language/catalogue.ts'

export const moldExplainedWords = catalogue('moldExplained', moldExplained)
