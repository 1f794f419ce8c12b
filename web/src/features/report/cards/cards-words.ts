import { catalogue } from '../language/catalogue.ts'

export const cardsWords = catalogue('cards', { title: 'Coverage status' })
