import { mold } from '@plainpolicy/words/en/mold'
import { catalogue } from '../language/catalogue.ts'

export const moldWords = catalogue('mold', {
  ...mold,
  buttons: ['Add Mold Coverage', 'Get Prevention Guide', 'Schedule Mold Inspection'],
})
