import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

/** The arithmetic of one loss, in words. */
const en = {
  deductible: (explanation: string) => `Your deductible: ${explanation}.`,
  leastDeductible: (explanation: string) => `At least your deductible: ${explanation}.`,
  capped: (damage: number) => `The damage of ${dollars(damage)} is not more than that, so you pay all of it.`,
  reachesLimit: (limit: number) => `The policy pays ${dollars(limit)} at most for the building.`,
  payDeductible: (explanation: string) => `You pay your deductible: ${explanation}.`,
  cappedShort: 'The damage is not more than that, so you pay all of it.',
  payRest: (damage: number, limit: number) =>
    `You pay the rest: ${dollars(damage)} minus ${dollars(limit)}, which is more than the deductible.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  deductible: (explanation) => `Su deducible (deductible): ${explanation}.`,
  leastDeductible: (explanation) => `Al menos su deducible (deductible): ${explanation}.`,
  capped: (damage) => `El daño de ${dolares(damage)} no es más que eso. Usted lo paga todo.`,
  reachesLimit: (limit) => `La póliza paga ${dolares(limit)} como máximo por la casa.`,
  payDeductible: (explanation) => `Usted paga su deducible (deductible): ${explanation}.`,
  cappedShort: 'El daño no es más que eso. Usted lo paga todo.',
  payRest: (damage, limit) =>
    `Usted paga el resto: ${dolares(damage)} menos ${dolares(limit)}. Es más que el deducible.`,
}

export const SCENARIO_WORDS = { en, es }
