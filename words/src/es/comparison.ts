import type { comparison as english } from '../en/comparison.ts'
import { titles } from './titles.ts'

export const comparison: typeof english = {
  title: titles.comparison,
  before: 'Antes',
  after: 'Ahora',
  change: 'Cambio',
  withoutMoldAndWater:
    'No comparamos moho, retorno del drenaje, agua en los cimientos ni inundación. Su informe anterior es la versión Gratis, que no los muestra.',
  companionsTitle: titles.companions,
}
