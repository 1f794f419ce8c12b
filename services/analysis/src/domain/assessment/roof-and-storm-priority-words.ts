import { FORMATS } from './locale-formats.ts'

const { dollars, percent } = FORMATS.en

const en = {
  askWindDeductible: 'Ask about the wind and hail deductible',
  windNotFound: 'Wind and hail deductible not found',
  windNotFoundWhy: 'We did not find what you pay of a wind or hail loss. Your declarations page or your agent can say.',
  windFirst: (amount: number) => `You pay the first ${dollars(amount)} of each wind or hail loss`,
  windApplies: (explanation: string) => `The deductible that applies to wind and hail: ${explanation}.`,
  ofTheLimit: 'The percentage is of the limit, not of the damage.',
  windExcluded: 'Wind and hail are not insured by this policy',
  windExcludedWhy: (damage: number) =>
    `A storm that does ${dollars(damage)} of damage (an illustration) would be yours to pay in full under this policy. A separate windstorm policy is not counted here.`,
  askWind: 'Ask about windstorm coverage',
  hurricaneFirst: (amount: number) => `You pay the first ${dollars(amount)} of a hurricane loss`,
  hurricaneWhy: (explanation: string) =>
    `Your policy prints a deductible of its own for hurricanes or named storms: ${explanation}.`,
  askHurricane: 'Ask about the hurricane deductible',
  acv: 'Your roof is settled at actual cash value',
  acvUnknownAge: (cost: number) =>
    `Depreciation for its age comes off, besides the deductible. We did not find the age, so of a roof that costs ${dollars(cost)} (an illustration) it can take off any part.`,
  acvWhy: ({ cost, depreciation, age, life }: { cost: number; depreciation: number; age: number; life: number }) =>
    `Of a roof that costs ${dollars(cost)} (an illustration), ${dollars(depreciation)} would come off for ${age} of an assumed ${life} years, besides the deductible.`,
  askAcv: 'Ask about replacement cost for the roof',
  schedule: 'Your roof is paid by a schedule',
  scheduleUnknown: (cost: number) =>
    `The policy pays a share of a new roof that falls with its age. The share is not in this report: of a roof that costs ${dollars(cost)} (an illustration) it can take off any part.`,
  scheduleWhy: ({ share, age, cost, left }: { share: number; age: number; cost: number; left: number }) =>
    `The policy pays a share of a new roof that falls with its age: ${percent(share)} at ${age} years. Of a roof that costs ${dollars(cost)} (an illustration), ${dollars(left)} would come off, besides the deductible.`,
  askSchedule: 'Ask about the roof payment schedule',
  roofUnknown: 'How your roof is settled was not found',
  roofUnknownWhy:
    'At replacement cost you pay the deductible; at actual cash value you pay depreciation too. Your policy form or your agent can say which applies.',
  askRoof: 'Ask how the roof is settled',
  cosmetic: 'Dents that do not leak are not paid',
  cosmeticWhy:
    'Your policy excludes cosmetic damage to the roof: hail marks that change its looks but not its function.',
  askCosmetic: 'Ask about the cosmetic damage exclusion',
}

const { dollars: dolares, percent: porciento } = FORMATS.es

const es: typeof en = {
  askWindDeductible: 'Pregunte por el deducible de viento y granizo',
  windNotFound: 'No vimos un deducible de viento y granizo',
  windNotFoundWhy:
    'No vimos cuánto paga usted de un daño por viento o granizo. Lo dice su página de declaraciones (declarations) o su agente.',
  windFirst: (amount) => `Usted paga los primeros ${dolares(amount)} de cada daño por viento o granizo`,
  windApplies: (explanation) => `El deducible (deductible) que vale para viento y granizo: ${explanation}.`,
  ofTheLimit: 'El porcentaje es del límite, no del daño.',
  windExcluded: 'Esta póliza no cubre viento ni granizo',
  windExcludedWhy: (damage) =>
    `Si una tormenta causa ${dolares(damage)} de daño (un ejemplo), usted lo paga todo con esta póliza. Otra póliza de viento no se cuenta aquí.`,
  askWind: 'Pregunte por la cobertura de viento',
  hurricaneFirst: (amount) => `Usted paga los primeros ${dolares(amount)} del daño de un huracán`,
  hurricaneWhy: (explanation) =>
    `Su póliza tiene un deducible aparte para huracanes o tormentas con nombre: ${explanation}.`,
  askHurricane: 'Pregunte por el deducible de huracán',
  acv: 'Su techo se paga a su valor real (actual cash value)',
  acvUnknownAge: (cost) =>
    `Se resta el desgaste por la edad, además del deducible. No vimos la edad. De un techo de ${dolares(cost)} (un ejemplo) puede quitar cualquier parte.`,
  acvWhy: ({ cost, depreciation, age, life }) =>
    `De un techo de ${dolares(cost)} (un ejemplo) se restan ${dolares(depreciation)}, además del deducible. Es por ${age} de ${life} años supuestos.`,
  askAcv: 'Pregunte por el costo de reposición del techo',
  schedule: 'Su techo se paga según una tabla',
  scheduleUnknown: (cost) =>
    `La póliza paga una parte de un techo nuevo. La parte baja con la edad y no está en este informe. De un techo de ${dolares(cost)} (un ejemplo) puede quitar cualquier parte.`,
  scheduleWhy: ({ share, age, cost, left }) =>
    `La póliza paga una parte de un techo nuevo, que baja con la edad: ${porciento(share)} a los ${age} años. De un techo de ${dolares(cost)} (un ejemplo) se restan ${dolares(left)}, además del deducible.`,
  askSchedule: 'Pregunte por la tabla de pagos del techo',
  roofUnknown: 'No vimos cómo se paga su techo',
  roofUnknownWhy:
    'Si se paga el costo de uno nuevo, usted paga el deducible. Si se paga el valor real (actual cash value), paga también el desgaste. Su póliza o su agente dicen cuál vale.',
  askRoof: 'Pregunte cómo se paga el techo',
  cosmetic: 'Los golpes que no gotean no se pagan',
  cosmeticWhy:
    'Su póliza excluye el daño cosmético del techo: marcas de granizo que cambian cómo se ve, pero no cómo sirve.',
  askCosmetic: 'Pregunte por la exclusión de daño cosmético',
}

export const ROOF_AND_STORM_PRIORITY_WORDS = { en, es }
