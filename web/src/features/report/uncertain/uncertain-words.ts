import { catalogue } from '../language/language.ts'

export const uncertainWords = catalogue({
  en: {
    title: 'We could not read this with certainty',
    intro: 'A person on our team looks at these. Until then we count none of them anywhere in this report.',
    seems: 'It seems to say',
    onPage: (page: number) => `On page ${page}`,
  },
  es: {
    title: 'Esto no lo pudimos leer con certeza',
    intro: 'Una persona de nuestro equipo lo revisa. Mientras tanto no cuenta en ninguna parte de este informe.',
    seems: 'Parece que dice',
    onPage: (page) => `En la página ${page}`,
  },
})
