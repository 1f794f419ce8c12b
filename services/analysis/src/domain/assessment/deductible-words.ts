import { FORMATS } from './locale-formats.ts'

const { dollars, percent } = FORMATS.en

const en = {
  notFound: 'Not found in your policy',
  excluded: 'Excluded',
  coverage_a_dwelling: 'Coverage A',
  coverage_b_other_structures: 'Coverage B',
  coverage_c_personal_property: 'Coverage C',
  coverage_d_loss_of_use: 'Coverage D',
  display: (percentage: number, amount: number) => `${percent(percentage)} (${dollars(amount)})`,
  base: (limit: number, coverage: string) => `${dollars(limit)} (${coverage})`,
  percentOf: (percentage: number, base: string, amount: number) =>
    `${percent(percentage)} of ${base} = ${dollars(amount)}`,
  standard: 'standard deductible',
  wind_hail: 'wind and hail deductible',
  hurricane: 'hurricane deductible',
  assumedCoverage: 'an assumed Coverage A',
  assumedPercent: (share: string, name: string) =>
    `an assumed ${share}, because we could not read a ${name} in your policy`,
  assumedWater: (amount: number) =>
    `an assumed ${dollars(amount)}, because we found no water deductible in your policy`,
  assumedFlood: (amount: number) =>
    `an assumed ${dollars(amount)}, because we found no flood deductible in your policy`,
}

const { dollars: dolares, percent: porciento } = FORMATS.es

const es: typeof en = {
  notFound: 'No aparece en su póliza',
  excluded: 'Excluido',
  coverage_a_dwelling: 'Cobertura A (Coverage A)',
  coverage_b_other_structures: 'Cobertura B (Coverage B)',
  coverage_c_personal_property: 'Cobertura C (Coverage C)',
  coverage_d_loss_of_use: 'Cobertura D (Coverage D)',
  display: (percentage, amount) => `${porciento(percentage)} (${dolares(amount)})`,
  base: (limit, coverage) => `${dolares(limit)}, su ${coverage}`,
  percentOf: (percentage, base, amount) => `${porciento(percentage)} de ${base} = ${dolares(amount)}`,
  standard: 'deducible normal',
  wind_hail: 'deducible de viento y granizo',
  hurricane: 'deducible de huracán',
  assumedCoverage: 'Cobertura A supuesta',
  assumedPercent: (share, name) => `${share}. Es una cifra supuesta: no pudimos leer un ${name} en su póliza`,
  assumedWater: (amount) => `${dolares(amount)}. Es una cifra supuesta: su póliza no muestra un deducible de agua`,
  assumedFlood: (amount) =>
    `${dolares(amount)}. Es una cifra supuesta: su póliza no muestra un deducible de inundación`,
}

export const DEDUCTIBLE_WORDS = { en, es }
