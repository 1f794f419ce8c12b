import { titles } from '@plainpolicy/words/en/titles'
import { catalogue } from '../language/catalogue.ts'

/** Titles of the parts whose other words come with their code, for the index. */
export const titleWords = catalogue('titles', { ...titles, calculator: 'Roof money calculator' })
