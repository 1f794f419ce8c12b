import { catalogue } from '../language/language.ts'

export const scoreWords = catalogue({
  en: {
    title: 'Overall Protection Score',
    bands: { red: 'Needs Review', yellow: 'Average', green: 'Excellent' },
    why: (score: number) => `Why ${score}?`,
    ofHundred: (score: number) => `${score} of 100`,
    points: (points: number, max: number) => `${points} of ${max} points`,
    ofMax: (points: number, max: number) => `${points} of ${max}`,
    notCounted: 'Not counted',
    sum: (points: number, max: number, score: number) =>
      `All together: ${points} of ${max} points, which is ${score} of 100. What your policy does not say is not counted.`,
    freeNote: 'This score counts the parts in your Free report; the Enhanced version adds mold and water.',
    noScoreKind:
      'This kind of policy has no score: it insures one peril, and a score would say nothing about the rest.',
    noScoreFound: 'We found too little of this policy for a fair score. What we found counts like this:',
  },
  es: {
    title: 'Puntuación general de protección',
    bands: { red: 'Hay que revisarla', yellow: 'Regular', green: 'Excelente' },
    why: (score) => `¿Por qué ${score}?`,
    ofHundred: (score) => `${score} de 100`,
    points: (points, max) => `${points} de ${max} puntos`,
    ofMax: (points, max) => `${points} de ${max}`,
    notCounted: 'No cuenta',
    sum: (points, max, score) =>
      `Todo junto: ${points} de ${max} puntos, o sea ${score} de 100. Lo que su póliza no dice no cuenta.`,
    freeNote: 'Esta puntuación cuenta las partes de su informe Gratis; la versión Completa agrega moho y agua.',
    noScoreKind:
      'Este tipo de póliza no lleva puntuación: asegura un solo riesgo, y una puntuación no diría nada de lo demás.',
    noScoreFound: 'Encontramos muy poco de esta póliza para dar una puntuación justa. Lo que encontramos cuenta así:',
  },
})
