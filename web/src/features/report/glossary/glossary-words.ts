import { catalogue } from '../language/language.ts'

export const glossaryWords = catalogue({
  en: { title: 'Insurance words, explained', intro: 'The words that this report takes from your policy.' },
  es: { title: 'Palabras del seguro, explicadas', intro: 'Las palabras que este informe toma de su póliza.' },
})
