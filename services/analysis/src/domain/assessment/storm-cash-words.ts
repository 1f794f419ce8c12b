const en = {
  hail: 'Hail',
  wind: 'Wind or tornado',
  hurricane: 'Hurricane',
  fire: 'Fire or lightning',
  flood: 'Flood',
  first: (explanation: string) => `You pay this much first: ${explanation}.`,
  excluded: 'Wind and hail are left out of this policy, so the whole loss is yours.',
  notFound: 'We did not find this deductible in your policy.',
  noFlood: 'We found no flood coverage in this policy, so the whole loss is yours under it.',
  floodNotFound: 'This policy insures flood, and we did not find the deductible for it.',
  schedule: 'The roof payment schedule can leave more to you.',
  perItem: 'Each insured item, such as the house or a garage, has its own deductible.',
  wear: 'Wear of the roof comes on top.',
}

const es: typeof en = {
  hail: 'Granizo',
  wind: 'Viento o tornado',
  hurricane: 'Huracán',
  fire: 'Incendio o rayo',
  flood: 'Inundación',
  first: (explanation) => `Usted paga primero esta cantidad: ${explanation}.`,
  excluded: 'Esta póliza no cubre viento ni granizo. Usted paga todo el daño.',
  notFound: 'No vimos este deducible (deductible) en su póliza.',
  noFlood: 'No vimos cobertura de inundación en esta póliza. Con ella usted paga todo el daño.',
  floodNotFound: 'Esta póliza cubre la inundación. No vimos cuál es su deducible para eso.',
  schedule: 'La tabla de pagos del techo puede dejarle más por pagar.',
  perItem: 'Cada cosa cubierta, como la casa o un garaje, tiene su propio deducible.',
  wear: 'A esto se suma el desgaste del techo.',
}

export const STORM_CASH_WORDS = { en, es }
