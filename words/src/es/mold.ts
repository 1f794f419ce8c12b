import type { mold as english } from '../en/mold.ts'
import { titles } from './titles.ts'

export const mold: typeof english = {
  title: titles.mold,
  status: {
    'NO COVERAGE': 'SIN COBERTURA',
    LIMITED: 'LIMITADA',
    COVERED: 'CUBIERTO',
    'NOT STATED': 'No se indica',
  },
  maximumLimit: 'Límite máximo',
  leftOut: 'Su póliza deja fuera el moho',
  actionWindow: 'Tiempo para actuar',
  hours: '48 horas',
  dryingRule: 'Una regla para secar, no un plazo de la cobertura',
  typicalGap: 'Lo que suele faltar',
  gapNote: 'Una limpieza grande menos su límite',
  coverageLevel: 'Nivel de cobertura',
  ofLarge: 'De una limpieza grande',
  scenarios: 'Lo que le costaría quitar el moho',
}
