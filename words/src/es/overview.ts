import type { overview as english } from '../en/overview.ts'

export const overview: typeof english = {
  score: {
    title: 'Puntuación general de protección',
    bands: { red: 'Hay que revisarla', yellow: 'Regular', green: 'Excelente' },
    why: (score) => `¿Por qué ${score}?`,
    ofMax: (points, max) => `${points} de ${max}`,
    notCounted: 'No cuenta',
    freeNote: 'Esta puntuación cuenta las partes de su informe Gratis; la versión Completa agrega moho y agua.',
    noScoreKind:
      'Este tipo de póliza no lleva puntuación: asegura un solo riesgo, y una puntuación no diría nada de lo demás.',
    noScoreFound: 'Encontramos muy poco de esta póliza para dar una puntuación justa. Lo que encontramos cuenta así:',
  },
  cards: { title: 'Estado de su cobertura' },
  priorities: {
    title: 'Lo más importante de su póliza',
    none: 'No encontramos nada que llame la atención en estas páginas.',
    classes: { critical: 'Urgente', warning: 'Atención', info: 'Información' },
  },
}
