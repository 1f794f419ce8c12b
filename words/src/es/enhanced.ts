import type { enhanced as english } from '../en/enhanced.ts'

export const enhanced: typeof english = {
  title: 'Hay un análisis completo',
  addsWater:
    'La versión Completa agrega los daños por agua: lo que su póliza paga por una inundación y lo que le queda a usted.',
  addsMoldAndWater:
    'La versión Completa agrega moho y daños por agua: lo que su póliza paga por cada uno, lo que le queda a usted y cómo cambian su puntuación y sus prioridades.',
}
