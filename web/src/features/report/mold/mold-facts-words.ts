import { moldFacts } from '@plainpolicy/words/en/mold-facts'
import { catalogue } from '../language/catalogue.ts'

export const moldFactsWords = catalogue('moldFacts', moldFacts)
