import { catalogue } from '../language/language.ts'

export const cardsWords = catalogue({
  en: { title: 'Coverage status' },
  es: { title: 'Estado de su cobertura' },
})
