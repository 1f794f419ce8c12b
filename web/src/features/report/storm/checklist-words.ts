import { checklist } from '@plainpolicy/words/en/checklist'
import { catalogue } from '../language/catalogue.ts'

export const checklistWords = catalogue('checklist', checklist)
