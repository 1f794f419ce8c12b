import { storm as english } from '@plainpolicy/words/en/storm'
import { storm as spanish } from '@plainpolicy/words/es/storm'
import { catalogue } from '../language/language.ts'

export const stormWords = catalogue({
  en: {
    ...english,
    monthRisk: (month: string, risk: 'high' | 'medium' | 'low') => `${month}: ${risk} risk`,
    thisMonth: ', this month',
    done: (done: number, all: number) => `${done} of ${all} done`,
    buttons: ['Get 1% Deductible Quote', 'Review Full Coverage'],
    guide: 'Download Storm Guide',
  },
  es: {
    ...spanish,
    monthRisk: (month, risk) => `${month}: riesgo ${{ high: 'alto', medium: 'medio', low: 'bajo' }[risk]}`,
    thisMonth: ', este mes',
    done: (done, all) => `${done} de ${all} listos`,
    buttons: ['Pedir precio con deducible de 1%', 'Revisar toda la cobertura'],
    guide: 'Descargar la guía de tormentas',
  },
})
