import { servePdfChild } from '@plainpolicy/platform/pdf/serve-pdf-child'
import { openRecogniser } from './recogniser.ts'

const recogniser = openRecogniser()

servePdfChild({ read: async (png) => (await recogniser).tsvOf(png) })
