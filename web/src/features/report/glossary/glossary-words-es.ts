import type { glossaryWords } from './glossary-words.ts'

export const glossaryWordsEs: typeof glossaryWords.en = {
  title: 'Palabras del seguro, explicadas',
  intro: 'Las palabras que este informe toma de su póliza.',
}
