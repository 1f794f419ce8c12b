import type { scoreWords } from './score-words.ts'

export const scoreWordsEs: typeof scoreWords.en = {
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
}
