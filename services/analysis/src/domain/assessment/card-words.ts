import { DEDUCTIBLE_WORDS } from './deductible-words.ts'
import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

/** The coverage cards. Titles and statuses are the specification's. */
const en = {
  notFound: DEDUCTIBLE_WORDS.en.notFound,
  excluded: DEDUCTIBLE_WORDS.en.excluded,
  roofTitle: 'Roof Coverage',
  RCV: {
    status: 'RCV Coverage',
    detail:
      'A damaged roof is settled at replacement cost, after your deductible; the last part is usually paid once it is repaired.',
  },
  ACV: {
    status: 'ACV Coverage',
    detail: 'A damaged roof is settled at actual cash value: depreciation for its age comes off.',
  },
  schedule: {
    status: 'Payment Schedule',
    detail: 'The policy pays a share of a new roof that depends on its age and material.',
  },
  roofMissing: 'We did not find how your policy settles a roof that wind or hail damaged.',
  roofWindExcluded: 'Wind and hail are excluded: damage by them is not paid at all.',
  windTitle: 'Wind & Hail',
  deductibleStatus: (shown: string) => `${shown} Deductible`,
  windMissing: 'We did not find a deductible that applies to wind and hail.',
  windFirst: (amount: number) => `You pay the first ${dollars(amount)} of each wind or hail loss.`,
  windFirstOf: (amount: number, explanation: string) =>
    `You pay the first ${dollars(amount)} of each wind or hail loss: ${explanation}.`,
  windDerived: (amount: number, dwelling: number) =>
    `Your policy prints dollars only; the percentage is ours: ${dollars(amount)} of ${dollars(dwelling)} (Coverage A).`,
  windFromAll: 'We found no separate wind and hail deductible, so the one for all covered losses applies.',
  moldTitle: 'Mold Coverage',
  moldRed: 'No Coverage',
  moldYellow: 'Limited Coverage',
  moldGreen: 'Good Coverage',
  moldMissing: 'We did not find a mold limit in your policy.',
  moldNone: 'Your policy does not cover mold.',
  moldLimit: (limit: number) => `Mold is covered up to ${dollars(limit)}.`,
  waterTitle: 'Water Damage',
  waterGreen: 'Full Protection',
  waterYellow: 'Basic Protection',
  waterRed: 'Minimal Protection',
  flood: 'This policy insures flood.',
  noFlood: 'We found no flood coverage in this policy.',
  sewerMissing: 'We did not find sewer backup coverage in your policy.',
  sewerNone: 'Sewer backup is not covered.',
  sewerLimit: (limit: number) => `Sewer backup is covered up to ${dollars(limit)}.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  notFound: DEDUCTIBLE_WORDS.es.notFound,
  excluded: DEDUCTIBLE_WORDS.es.excluded,
  roofTitle: 'Cobertura del techo',
  RCV: {
    status: 'Cobertura RCV',
    detail:
      'Un techo dañado se paga a lo que cuesta uno nuevo (replacement cost, RCV), menos su deducible. La última parte se suele pagar después de repararlo.',
  },
  ACV: {
    status: 'Cobertura ACV',
    detail: 'Un techo dañado se paga a su valor real (actual cash value, ACV): se resta el desgaste por su edad.',
  },
  schedule: {
    status: 'Tabla de pagos',
    detail:
      'La póliza paga una parte de un techo nuevo (payment schedule). La parte depende de la edad y del material.',
  },
  roofMissing: 'No vimos cómo paga su póliza un techo que dañó el viento o el granizo.',
  roofWindExcluded: 'El viento y el granizo están excluidos: ese daño no se paga.',
  windTitle: 'Viento y granizo',
  deductibleStatus: (shown) => `Deducible de ${shown}`,
  windMissing: 'No vimos un deducible para el viento y el granizo.',
  windFirst: (amount) => `Usted paga los primeros ${dolares(amount)} de cada daño por viento o granizo.`,
  windFirstOf: (amount, explanation) =>
    `Usted paga los primeros ${dolares(amount)} de cada daño por viento o granizo: ${explanation}.`,
  windDerived: (amount, dwelling) =>
    `Su póliza solo muestra dólares. El porcentaje es nuestro: ${dolares(amount)} de ${dolares(dwelling)}, su Cobertura A (Coverage A).`,
  windFromAll: 'No vimos otro deducible para viento y granizo. Vale el de todos los daños cubiertos.',
  moldTitle: 'Cobertura de moho',
  moldRed: 'Sin cobertura',
  moldYellow: 'Cobertura limitada',
  moldGreen: 'Buena cobertura',
  moldMissing: 'No vimos un límite para el moho en su póliza.',
  moldNone: 'Su póliza no cubre el moho.',
  moldLimit: (limit) => `El moho está cubierto hasta ${dolares(limit)}.`,
  waterTitle: 'Daños por agua',
  waterGreen: 'Protección completa',
  waterYellow: 'Protección básica',
  waterRed: 'Protección mínima',
  flood: 'Esta póliza cubre inundación.',
  noFlood: 'No vimos cobertura de inundación en esta póliza.',
  sewerMissing: 'No vimos cobertura para el retorno del drenaje (sewer backup) en su póliza.',
  sewerNone: 'El retorno del drenaje (sewer backup) no está cubierto.',
  sewerLimit: (limit) => `El retorno del drenaje (sewer backup) está cubierto hasta ${dolares(limit)}.`,
}

export const CARD_WORDS = { en, es }
