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
  severeGap: (amount) => `Falta grave de cobertura: ${amount}`,
  pays: (limit, gap) =>
    `Su póliza ${limit === null ? 'no paga nada' : `paga ${limit} como máximo`} por moho. En el ejemplo de toda la casa, le quedarían ${gap} a usted.`,
  listSource:
    'Así tratan el moho casi todas las pólizas de casa en Texas, según el Departamento de Seguros de Texas; deciden las palabras de su póliza.',
  suddenLeak: (limit) =>
    `El moho que sigue a una fuga repentina que está cubierta${limit === null ? '' : `, hasta ${limit}`}`,
  leakItself: 'El daño por agua de esa misma fuga',
  cleanUp: 'La limpieza de moho bajo esta póliza',
  excluded: [
    'El moho después de una inundación',
    'El moho de una fuga lenta o de humedad por semanas',
    'El moho que ya estaba antes',
  ],
  scenarios: 'Lo que le costaría quitar el moho',
  riskTitle: 'Lo que ayuda a que salga moho',
  timelineTitle: 'Las primeras 48 horas después del agua',
  timelineSource:
    'Tiempos: Agencia de Protección Ambiental de EE. UU., “A Brief Guide to Mold, Moisture and Your Home”.',
}
