import { overview as english } from '@plainpolicy/words/en/overview'
import { overview as spanish } from '@plainpolicy/words/es/overview'
import { catalogue } from '../catalogue.ts'

export const overviewWords = catalogue({
  en: {
    ...english,
    howToRead: 'How to read this report',
    marks:
      'A small number after a figure, such as 7 · p. 2, is its place in the list “Where each figure comes from” at the end, and the page of your policy on which it stands.',
    assumed: 'A figure that no document states wears the word “assumed”. It is an illustration.',
    silent: 'Where your policy says nothing we say “Not found in your policy”. We never fill the gap.',
    part: 'Part',
    points: 'Points',
    reason: 'Why',
    howReckoned:
      'The score is the sum of the points divided by the most that could be earned. A part of which your policy says nothing counts neither way.',
  },
  es: {
    ...spanish,
    howToRead: 'Cómo leer este informe',
    marks:
      'Un número pequeño después de una cifra, como 7 · p. 2, es su lugar en la lista “De dónde viene cada cifra” al final, y la página de su póliza donde está.',
    assumed: 'Una cifra que ningún documento indica lleva la palabra “supuesto”. Es un ejemplo.',
    silent: 'Donde su póliza no dice nada, decimos “No aparece en su póliza”. Nunca rellenamos el hueco.',
    part: 'Parte',
    points: 'Puntos',
    reason: 'Por qué',
    howReckoned:
      'La puntuación es la suma de los puntos dividida entre el máximo posible. Una parte de la que su póliza no dice nada no suma ni resta.',
  },
})
