import type { glossaryWords } from './glossary-words.ts'

export const glossaryWordsEs: typeof glossaryWords.en = {
  title: 'Palabras del seguro, explicadas',
  intro: 'Las palabras de seguros de este informe, en lenguaje sencillo.',
}
