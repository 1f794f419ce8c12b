import { enhancedAnswers } from '@plainpolicy/words/es/enhanced-answers'
import type { coastWords } from './coast-words.ts'

export const coastWordsEs: typeof coastWords.en = {
  ...enhancedAnswers.coast,
  intro:
    'En la costa de Texas, el viento y el granizo muchas veces se aseguran con una póliza aparte. Lo decide su condado.',
  county: 'Condado',
  countyUnknown: 'No aparece en su póliza',
  area: {
    first_tier: 'Condado de la primera línea de costa',
    east_harris: 'Parte este del condado de Harris',
    elsewhere: 'No está en la lista de la costa',
    unknown: 'No se sabe el condado',
  },
}
