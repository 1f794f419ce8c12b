import type { water as english } from '../en/water.ts'
import { titles } from './titles.ts'

export const water: typeof english = {
  title: titles.water,
  status: { LIMITED: 'LIMITADA', MINIMAL: 'MÍNIMA', COVERED: 'CUBIERTO', 'NOT STATED': 'No se indica' },
  sewerBackup: 'Retorno del drenaje (sewer backup)',
  floodCoverage: 'Cobertura de inundación',
  yes: 'SÍ',
  no: 'NO',
  deductible: 'Deducible (deductible) de agua',
  riskLevel: 'Nivel de riesgo',
  riskNote: (limit) => `Retorno del drenaje frente a ${limit}`,
  sewerAndDrain: 'Retorno del drenaje',
  notCovered: 'No está cubierto',
  leftOut: 'Su póliza lo deja fuera.',
  upTo: (amount) => `Hasta ${amount}`,
  throughDrains: 'Agua que regresa por los desagües.',
  flood: 'Inundación',
  covered: 'Cubierto',
  insuresFlood: 'Este documento asegura inundación.',
  noneFound: 'No se encontró',
  ownPolicy: 'El agua que sube se asegura con una póliza aparte.',
  foundation: 'Fugas bajo los cimientos',
  belowHouse: 'Agua que se filtra debajo de la casa.',
  scenarios: 'Lo que le costaría un daño por agua',
}
