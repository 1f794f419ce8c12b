import { FORMATS } from './locale-formats.ts'

const { dollars, percent } = FORMATS.en

const en = {
  all_perils: 'Standard deductible',
  wind_hail: 'Wind and hail deductible',
  hurricane: 'Hurricane deductible',
  coverage_a_dwelling: 'Coverage A (your house)',
  coverage_b_other_structures: 'Coverage B (other buildings)',
  coverage_c_personal_property: 'Coverage C (your things)',
  coverage_d_loss_of_use: 'Coverage D (living elsewhere)',
  amountOnly: (amount: number) => `Your policy prints dollars only: ${dollars(amount)}. There is nothing to check.`,
  noBase: (percentage: number) =>
    `Your policy prints ${percent(percentage)}, and we did not find the limit that it is of.`,
  computed: ({
    percentage,
    limit,
    base,
    amount,
  }: {
    percentage: number
    limit: number
    base: string
    amount: number
  }) => `${percent(percentage)} of ${dollars(limit)}, ${base}, is ${dollars(amount)}.`,
  percentOnly: 'Your policy prints the percent only, so the dollars are ours.',
  agrees: 'That is what your policy prints.',
  differs: (printed: number) =>
    `Your policy prints ${dollars(printed)}, so the two do not match. Your agent can say which one counts.`,
  ofTheLimit: 'The percent is of this limit, not of the damage.',
}

const { dollars: dolares, percent: porciento } = FORMATS.es

const es: typeof en = {
  all_perils: 'Deducible normal (deductible)',
  wind_hail: 'Deducible de viento y granizo',
  hurricane: 'Deducible de huracán',
  coverage_a_dwelling: 'Cobertura A (su casa)',
  coverage_b_other_structures: 'Cobertura B (otras construcciones)',
  coverage_c_personal_property: 'Cobertura C (sus cosas)',
  coverage_d_loss_of_use: 'Cobertura D (vivir en otro lugar)',
  amountOnly: (amount) => `Su póliza muestra solo dólares: ${dolares(amount)}. No hay nada que revisar.`,
  noBase: (percentage) => `Su póliza muestra ${porciento(percentage)}. No vimos de qué límite es.`,
  computed: ({ percentage, limit, base, amount }) =>
    `${porciento(percentage)} de ${dolares(limit)}, ${base}, son ${dolares(amount)}.`,
  percentOnly: 'Su póliza muestra solo el porcentaje. Los dólares son nuestros.',
  agrees: 'Es lo que muestra su póliza.',
  differs: (printed) =>
    `Su póliza muestra ${dolares(printed)}: las dos cifras no son iguales. Su agente le dice cuál vale.`,
  ofTheLimit: 'El porcentaje es de este límite, no del daño.',
}

export const DEDUCTIBLE_PROOF_WORDS = { en, es }
