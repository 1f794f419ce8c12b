import { catalogue } from '../language/language.ts'

export const questionsWords = catalogue({
  en: {
    title: 'Questions for your agent',
    intro: 'What your pages leave open, as questions that you can read out.',
    why: 'Why ask:',
    copy: 'Copy the questions',
    copied: 'The questions are copied',
    copyFailed: 'The questions could not be copied',
  },
  es: {
    title: 'Preguntas para su agente',
    intro: 'Lo que sus páginas dejan abierto, en preguntas que usted puede leer en voz alta.',
    why: 'Por qué preguntar:',
    copy: 'Copiar las preguntas',
    copied: 'Las preguntas están copiadas',
    copyFailed: 'No se pudieron copiar las preguntas',
  },
})
