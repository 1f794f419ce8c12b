import { catalogue } from '../language/catalogue.ts'

export const shareWords = catalogue('share', { share: 'Share' })
