import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  dwelling: 'Your dwelling is settled at actual cash value',
  dwellingWhy: (damage: number) =>
    `Depreciation for age comes off a loss, besides the deductible. Of a fire that does ${dollars(damage)} of damage (an illustration) it can take off any part; the policy does not say how much.`,
  askDwelling: 'Ask about replacement cost for the dwelling',
  contents: 'Your belongings are settled at actual cash value',
  contentsWhy: 'For a stolen or burnt thing the policy pays what it was worth used, not what a new one costs.',
  askContents: 'Ask about replacement cost for belongings',
  liability: (limit: number) => `Personal liability is covered up to ${dollars(limit)}`,
  liabilityWhy: 'If you are held responsible for an injury or damage, what exceeds this limit is yours to pay.',
  askLiability: 'Ask about liability limits',
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  dwelling: 'Su casa se paga a su valor real (actual cash value)',
  dwellingWhy: (damage) =>
    `Se resta el desgaste por la edad, además del deducible. De un incendio con ${dolares(damage)} de daño (un ejemplo) puede quitar cualquier parte. La póliza no dice cuánto.`,
  askDwelling: 'Pregunte por el costo de reposición de la casa',
  contents: 'Sus cosas se pagan a su valor real (actual cash value)',
  contentsWhy: 'Por una cosa robada o quemada la póliza paga lo que valía usada, no lo que cuesta una nueva.',
  askContents: 'Pregunte por el costo de reposición de sus cosas',
  liability: (limit) => `La responsabilidad civil está cubierta hasta ${dolares(limit)}`,
  liabilityWhy:
    'Si le toca pagar por una herida o un daño a otra persona, lo que pase de este límite sale de su bolsillo.',
  askLiability: 'Pregunte por los límites de responsabilidad (liability)',
}

export const GENERAL_PRIORITY_WORDS = { en, es }
