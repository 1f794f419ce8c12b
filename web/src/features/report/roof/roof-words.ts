import { roof as english } from '@plainpolicy/words/en/roof'
import { roof as spanish } from '@plainpolicy/words/es/roof'
import { catalogue } from '../language/language.ts'

export const roofWords = catalogue({
  en: {
    ...english,
    buttons: ['Get RCV Coverage Quote', 'Schedule Roof Inspection'],
  },
  es: {
    ...spanish,
    buttons: ['Pedir precio de cobertura RCV', 'Pedir una inspección del techo'],
  },
})
