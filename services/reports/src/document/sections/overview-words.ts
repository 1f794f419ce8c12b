import { catalogue } from '../catalogue.ts'

export const overviewWords = catalogue({
  en: {
    warnings: 'Before you read',
    howToRead: 'How to read this report',
    marks:
      'A small number after a figure, such as 7 · p. 2, is its place in the list “Where each figure comes from” at the end, and the page of your policy on which it stands.',
    assumed: 'A figure that no document states wears the word “assumed”. It is an illustration.',
    silent: 'Where your policy says nothing we say “Not found in your policy”. We never fill the gap.',
    score: 'Overall Protection Score',
    bands: ['Needs Review', 'Average', 'Excellent'],
    why: (score: string) => `Why ${score}?`,
    part: 'Part',
    points: 'Points',
    reason: 'Why',
    pointsOf: (points: string, max: string) => `${points} of ${max}`,
    notCounted: 'Not counted',
    freeScore: 'This score counts the parts in your Free report; the Enhanced version adds mold and water.',
    howReckoned:
      'The score is the sum of the points divided by the most that could be earned. A part of which your policy says nothing counts neither way.',
    noScoreKind:
      'This kind of policy has no score: it insures one peril, and a score would say nothing about the rest.',
    noScoreMissing: 'We found too little of this policy for a fair score. What we found counts like this:',
    cards: 'Coverage status',
    priorities: 'Top Priorities for Your Policy',
    noPriorities: 'We found nothing that stands out in these pages.',
    classes: { critical: 'Critical', warning: 'Warning', info: 'Info' },
  },
  es: {
    warnings: 'Antes de leer',
    howToRead: 'Cómo leer este informe',
    marks:
      'Un número pequeño después de una cifra, como 7 · p. 2, es su lugar en la lista “De dónde viene cada cifra” al final, y la página de su póliza donde está.',
    assumed: 'Una cifra que ningún documento indica lleva la palabra “supuesto”. Es un ejemplo.',
    silent: 'Donde su póliza no dice nada, decimos “No aparece en su póliza”. Nunca rellenamos el hueco.',
    score: 'Puntuación general de protección',
    bands: ['Hay que revisarla', 'Regular', 'Excelente'],
    why: (score) => `¿Por qué ${score}?`,
    part: 'Parte',
    points: 'Puntos',
    reason: 'Por qué',
    pointsOf: (points, max) => `${points} de ${max}`,
    notCounted: 'No cuenta',
    freeScore: 'Esta puntuación cuenta las partes de su informe Gratis; la versión Completa agrega moho y agua.',
    howReckoned:
      'La puntuación es la suma de los puntos dividida entre el máximo posible. Una parte de la que su póliza no dice nada no suma ni resta.',
    noScoreKind:
      'Este tipo de póliza no lleva puntuación: asegura un solo riesgo, y una puntuación no diría nada de lo demás.',
    noScoreMissing: 'Encontramos muy poco de esta póliza para dar una puntuación justa. Lo que encontramos cuenta así:',
    cards: 'Estado de su cobertura',
    priorities: 'Lo más importante de su póliza',
    noPriorities: 'No encontramos nada que llame la atención en estas páginas.',
    classes: { critical: 'Urgente', warning: 'Atención', info: 'Información' },
  },
})
