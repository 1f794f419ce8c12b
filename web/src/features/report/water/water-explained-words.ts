import { waterExplained } from '@plainpolicy/words/en/water-explained'
import { catalogue } from '../language/catalogue.ts'

export const waterExplainedWords = catalogue('waterExplained', waterExplained)
