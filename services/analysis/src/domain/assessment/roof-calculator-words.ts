import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  start: 'Start with what it costs to repair or replace the damaged roof today.',
  schedule: 'Your roof payment schedule comes first: take the share for the age and kind of your roof.',
  wear: 'Wear comes off first: the part of its life that the roof has behind it.',
  full: 'Nothing comes off for age: your policy pays for new roofing.',
  unknown: 'We did not find how your policy pays for a roof, so wear may come off here.',
  deductible: 'Then the wind and hail deductible comes off.',
  noDeductible: 'Then the wind and hail deductible comes off. We did not find it, so enter the one of your policy.',
  rest: 'What is left is what the policy pays. The rest of the cost is yours.',
  holdback: 'At replacement cost the last part is usually paid once the roof is repaired.',
  assumedCost: (cost: number) => `The roof that costs ${dollars(cost)} is an assumed one: enter your own price.`,
  assumedLife: (years: number) => `A roof life of ${years} years is assumed; your insurer may count in another way.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  start: 'Empiece con lo que cuesta hoy reparar o cambiar el techo dañado.',
  schedule: 'Primero va la tabla de pagos (payment schedule): tome la parte para la edad y el tipo de su techo.',
  wear: 'Primero se resta el desgaste: la parte de su vida que el techo ya pasó.',
  full: 'No se resta nada por la edad: su póliza paga un techo nuevo.',
  unknown: 'No vimos cómo paga su póliza un techo. Aquí puede restarse el desgaste.',
  deductible: 'Luego se resta el deducible (deductible) de viento y granizo.',
  noDeductible: 'Luego se resta el deducible (deductible) de viento y granizo. No lo vimos: escriba el de su póliza.',
  rest: 'Lo que queda es lo que paga la póliza. El resto del costo lo paga usted.',
  holdback:
    'Con costo de reposición (replacement cost), la última parte se suele pagar cuando el techo ya está reparado.',
  assumedCost: (cost) => `El techo de ${dolares(cost)} es un costo supuesto: escriba su propio precio.`,
  assumedLife: (years) => `Se supone una vida de ${years} años. Su aseguradora puede contar de otro modo.`,
}

export const ROOF_CALCULATOR_WORDS = { en, es }
