import { catalogue } from '../language/language.ts'

export const coastWords = catalogue({
  en: {
    title: 'Coastal check',
    intro: 'On the Texas coast, wind and hail are often insured by a policy of their own. Your county decides.',
    county: 'County',
    countyUnknown: 'Not found in your policy',
    area: {
      first_tier: 'First-tier coastal county',
      east_harris: 'East part of Harris County',
      elsewhere: 'Not on the coast list',
      unknown: 'County not known',
    },
  },
  es: {
    title: 'Revisión de la costa',
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
  },
})
