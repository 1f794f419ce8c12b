import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

interface Difference {
  example: string
  damage: number
  now: number
  changed: number
}

const en = {
  windHailDeductible: 'A wind and hail deductible of 1%',
  roofSettlement: 'Replacement cost for the roof',
  moldLimit: 'Mold coverage for all of the damage',
  sewerBackup: 'Sewer backup coverage for all of the damage',
  flood: 'Flood insurance',
  instead: ({ example, damage, now, changed }: Difference) =>
    `In the example ${example} (${dollars(damage)} of damage) you would pay ${dollars(changed)} and not ${dollars(now)}.`,
  floodDeductible: (amount: number) => `A flood deductible of ${dollars(amount)} is assumed.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  windHailDeductible: 'Un deducible de viento y granizo de 1%',
  roofSettlement: 'Costo de reposición (replacement cost) para el techo',
  moldLimit: 'Cobertura de moho para todo el daño',
  sewerBackup: 'Cobertura del retorno del drenaje para todo el daño',
  flood: 'Un seguro de inundación',
  instead: ({ example, damage, now, changed }) =>
    `En el ejemplo ${example} (${dolares(damage)} de daño) usted pagaría ${dolares(changed)} y no ${dolares(now)}.`,
  floodDeductible: (amount) => `El deducible de inundación de ${dolares(amount)} es supuesto.`,
}

export const SAVINGS_WORDS = { en, es }
