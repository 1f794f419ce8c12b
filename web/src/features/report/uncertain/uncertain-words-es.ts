import type { uncertainWords } from './uncertain-words.ts'

export const uncertainWordsEs: typeof uncertainWords.en = {
  title: 'Esto no lo pudimos leer con certeza',
  intro: 'Una persona de nuestro equipo lo revisa. Mientras tanto no cuenta en ninguna parte de este informe.',
  seems: 'Parece que dice',
  onPage: (page) => `En la página ${page}`,
}
