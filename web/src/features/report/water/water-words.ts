import { water } from '@plainpolicy/words/en/water'
import { catalogue } from '../language/catalogue.ts'

export const waterWords = catalogue('water', {
  ...water,
  buttons: ['Get Flood Quote', 'Increase Sewer Backup', 'Review Water Coverage'],
})
