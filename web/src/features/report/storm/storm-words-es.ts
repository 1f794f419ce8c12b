import { storm } from '@plainpolicy/words/es/storm'
import type { stormWords } from './storm-words.ts'

export const stormWordsEs: typeof stormWords.en = {
  ...storm,
  monthRisk: (month, risk) => `${month}: riesgo ${{ high: 'alto', medium: 'medio', low: 'bajo' }[risk]}`,
  thisMonth: ', este mes',
  done: (done, all) => `${done} de ${all} listos`,
  buttons: ['Pedir precio con deducible de 1%', 'Revisar toda la cobertura'],
  guide: 'Descargar la guía de tormentas',
}
