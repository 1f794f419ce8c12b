import type { coastWords } from './coast-words.ts'

export const coastWordsEs: typeof coastWords.en = {
  county: 'Condado',
  countyUnknown: 'No aparece en su póliza',
  area: {
    first_tier: 'Condado de la primera línea de costa',
    east_harris: 'Parte este del condado de Harris',
    elsewhere: 'No está en la lista de la costa',
    unknown: 'No se sabe el condado',
  },
}
