import { answers } from '@plainpolicy/words/en/answers'
import { catalogue } from '../language/catalogue.ts'

export const uncertainWords = catalogue('uncertain', {
  ...answers.uncertain,
  onPage: (page: number) => `On page ${page}`,
})
