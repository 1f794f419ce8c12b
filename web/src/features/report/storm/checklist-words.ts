import { checklist as en } from '@plainpolicy/words/en/checklist'
import { checklist as es } from '@plainpolicy/words/es/checklist'
import { catalogue } from '../language/language.ts'

export const checklistWords = catalogue({ en, es })
