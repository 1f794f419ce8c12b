import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  askMold: 'Ask about mold coverage',
  moldMissing: 'Mold limit not found',
  moldMissingWhy:
    'We did not find whether mold is covered. Many policies exclude it or pay a small limit; your policy form says.',
  moldNone: 'Mold is not covered',
  moldNoneWhy: (damage: number) =>
    `Mold in the whole house, ${dollars(damage)} in our illustration, would be yours to pay in full.`,
  mold: (limit: number) => `Mold is covered up to ${dollars(limit)}`,
  moldWhy: (damage: number, gap: number) =>
    `Mold in the whole house, ${dollars(damage)} in our illustration, would leave ${dollars(gap)} to you.`,
  askFlood: 'Ask about flood coverage',
  noFlood: 'No flood coverage in this policy',
  noFloodWhy: (damage: number) =>
    `Water that rises from outside is flood, and home policies leave it out. A flash flood, ${dollars(damage)} in our illustration, would not be paid by this policy. A separate flood policy is not counted here.`,
  askSewer: 'Ask about sewer backup coverage',
  sewerMissing: 'Sewer backup coverage not found',
  sewerMissingWhy: 'We did not find sewer or drain backup coverage. Most policies cover it only by an endorsement.',
  sewerNone: 'Sewer backup is not covered',
  sewerNoneWhy: (damage: number) =>
    `A sewer backup, ${dollars(damage)} in our illustration, would be yours to pay in full.`,
  sewer: (limit: number) => `Sewer backup is covered up to ${dollars(limit)}`,
  sewerWhy: (damage: number, gap: number) =>
    `A sewer backup, ${dollars(damage)} in our illustration, would leave at least ${dollars(gap)} to you.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  askMold: 'Pregunte por la cobertura de moho',
  moldMissing: 'No vimos un límite para el moho',
  moldMissingWhy:
    'No vimos si el moho está cubierto. Muchas pólizas lo excluyen o pagan un límite bajo. Lo dice el texto de su póliza.',
  moldNone: 'El moho no está cubierto',
  moldNoneWhy: (damage) => `El moho en toda la casa, ${dolares(damage)} en nuestro ejemplo, lo pagaría usted todo.`,
  mold: (limit) => `El moho está cubierto hasta ${dolares(limit)}`,
  moldWhy: (damage, gap) =>
    `El moho en toda la casa, ${dolares(damage)} en nuestro ejemplo, le dejaría ${dolares(gap)} por pagar.`,
  askFlood: 'Pregunte por la cobertura de inundación',
  noFlood: 'Esta póliza no cubre inundación',
  noFloodWhy: (damage) =>
    `El agua que sube desde afuera es inundación (flood), y las pólizas de casa no la cubren. Esta póliza no pagaría una inundación repentina, ${dolares(damage)} en nuestro ejemplo. Otra póliza de inundación no se cuenta aquí.`,
  askSewer: 'Pregunte por la cobertura del retorno del drenaje',
  sewerMissing: 'No vimos cobertura para el retorno del drenaje',
  sewerMissingWhy:
    'No vimos cobertura para el retorno del drenaje (sewer backup). Casi siempre se cubre solo con un anexo (endorsement).',
  sewerNone: 'El retorno del drenaje no está cubierto',
  sewerNoneWhy: (damage) => `El retorno del drenaje, ${dolares(damage)} en nuestro ejemplo, lo pagaría usted todo.`,
  sewer: (limit) => `El retorno del drenaje está cubierto hasta ${dolares(limit)}`,
  sewerWhy: (damage, gap) =>
    `El retorno del drenaje, ${dolares(damage)} en nuestro ejemplo, le dejaría al menos ${dolares(gap)} por pagar.`,
}

export const MOLD_AND_WATER_PRIORITY_WORDS = { en, es }
