import { FORMATS } from './locale-formats.ts'

const { dollars, percent } = FORMATS.en

/** How a loss is settled, and what that takes off. */
const en = {
  noSchedule: 'The roof payment schedule of your policy can take off more; its percentage is not in this report.',
  schedule: ({ share, age, paid, damage }: { share: number; age: number; paid: number; damage: number }) =>
    `Your roof payment schedule comes first: at ${age} years it pays ${percent(share)}, so ${dollars(paid)} of ${dollars(damage)}.`,
  scheduleMaterial: 'It has a share for each kind of roof, and we did not find yours; this is the largest.',
  unknownSettlement: 'We did not find how your policy settles such a loss; at actual cash value you would pay more.',
  unknownAge: 'Depreciation comes on top: the roof is settled at actual cash value, and we did not find its age.',
  depreciation: ({ age, life, amount, damage }: { age: number; life: number; amount: number; damage: number }) =>
    `Depreciation of the roof: ${age} of an assumed ${life} years, so ${dollars(amount)} of ${dollars(damage)}.`,
  houseDepreciation: 'Depreciation comes on top: your policy settles the dwelling at actual cash value.',
}

const { dollars: dolares, percent: porciento } = FORMATS.es

const es: typeof en = {
  noSchedule: 'La tabla de pagos del techo puede quitar más. Este informe no tiene su porcentaje.',
  schedule: ({ share, age, paid, damage }) =>
    `Primero va la tabla de pagos del techo. A los ${age} años paga el ${porciento(share)}: ${dolares(paid)} de ${dolares(damage)}.`,
  scheduleMaterial: 'Tiene una parte para cada tipo de techo y no vimos cuál es el suyo. Esta es la más alta.',
  unknownSettlement:
    'Su póliza no nos dice cómo se paga un daño así. Si paga el valor real (actual cash value), usted pagaría más.',
  unknownAge:
    'A esto se suma el desgaste. Su techo se paga a su valor real (actual cash value) y no vimos cuántos años tiene.',
  depreciation: ({ age, life, amount, damage }) =>
    `Desgaste del techo: ${age} de ${life} años supuestos. Son ${dolares(amount)} de ${dolares(damage)}.`,
  houseDepreciation: 'A esto se suma el desgaste. Su casa se paga a su valor real (actual cash value).',
}

export const SETTLEMENT_WORDS = { en, es }
