import { roof } from '@plainpolicy/words/en/roof'
import { catalogue } from '../language/catalogue.ts'

export const roofWords = catalogue('roof', {
  ...roof,
  buttons: ['Get RCV Coverage Quote', 'Schedule Roof Inspection'],
})
