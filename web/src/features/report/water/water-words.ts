import { water as english } from '@plainpolicy/words/en/water'
import { water as spanish } from '@plainpolicy/words/es/water'
import { catalogue } from '../language/language.ts'

export const waterWords = catalogue({
  en: {
    ...english,
    buttons: ['Get Flood Quote', 'Increase Sewer Backup', 'Review Water Coverage'],
  },
  es: {
    ...spanish,
    buttons: ['Pedir precio de inundación', 'Subir el límite del drenaje', 'Revisar la cobertura de agua'],
  },
})
