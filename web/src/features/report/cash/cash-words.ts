import { catalogue } from '../language/language.ts'

export const cashWords = catalogue({
  en: {
    title: 'Storm cash',
    intro: 'What one event would take out of your pocket before your policy pays anything.',
    noFigure: 'No figure',
  },
  es: {
    title: 'Dinero para una tormenta',
    intro: 'Lo que un solo suceso sacaría de su bolsillo antes de que su póliza pague algo.',
    noFigure: 'Sin cifra',
  },
})
