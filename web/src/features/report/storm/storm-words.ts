import { storm } from '@plainpolicy/words/en/storm'
import { catalogue } from '../language/catalogue.ts'

export const stormWords = catalogue('storm', {
  ...storm,
  monthRisk: (month: string, risk: 'high' | 'medium' | 'low') => `${month}: ${risk} risk`,
  thisMonth: ', this month',
  done: (done: number, all: number) => `${done} of ${all} done`,
  buttons: ['Get 1% Deductible Quote', 'Review Full Coverage'],
  guide: 'Download Storm Guide',
})
