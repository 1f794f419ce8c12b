import { mold as english } from '@plainpolicy/words/en/mold'
import { mold as spanish } from '@plainpolicy/words/es/mold'
import { catalogue } from '../language/language.ts'

export const moldWords = catalogue({
  en: {
    ...english,
    buttons: ['Add Mold Coverage', 'Get Prevention Guide', 'Schedule Mold Inspection'],
  },
  es: {
    ...spanish,
    buttons: ['Agregar cobertura de moho', 'Pedir la guía de prevención', 'Pedir una inspección de moho'],
  },
})
