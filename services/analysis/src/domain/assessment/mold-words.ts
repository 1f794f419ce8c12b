import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  mold_small: { name: 'Small Remediation', description: 'Mold in 1-2 rooms.' },
  mold_large: { name: 'Large Remediation', description: 'Mold in the whole house.' },
  illustrated: (damage: number) =>
    `The gap is to ${dollars(damage)}, an illustration of what mold in the whole house costs.`,
  none: 'Your policy does not cover mold, so you pay all of it.',
  stated: (limit: number) => `Your mold limit: ${dollars(limit)}.`,
  missing: (limit: number) =>
    `We found no mold limit in your policy. With an assumed limit of ${dollars(limit)} you would pay this; without coverage you pay all of it.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  mold_small: { name: 'Limpieza pequeña', description: 'Moho en 1 o 2 cuartos.' },
  mold_large: { name: 'Limpieza grande', description: 'Moho en toda la casa.' },
  illustrated: (damage) =>
    `La diferencia es con ${dolares(damage)}, un ejemplo de lo que cuesta el moho en toda la casa.`,
  none: 'Su póliza no cubre el moho. Usted lo paga todo.',
  stated: (limit) => `Su límite para el moho: ${dolares(limit)}.`,
  missing: (limit) =>
    `No vimos un límite para el moho en su póliza. Con un límite supuesto de ${dolares(limit)}, usted pagaría esto. Sin cobertura lo paga todo.`,
}

export const MOLD_WORDS = { en, es }
