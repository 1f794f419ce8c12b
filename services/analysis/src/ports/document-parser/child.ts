import { servePdfChild } from '@plainpolicy/platform/pdf/serve-pdf-child'
import { readPolicy } from '../../domain/reader/read-policy.ts'
import { drawPage } from './draw-page.ts'
import { drawPlaces } from './draw-places.ts'
import { takePicture } from './page-picture.ts'
import { loadPdfium } from './picture/render-page.ts'
import { readPages } from './read-pages.ts'

servePdfChild({
  picture: takePicture,
  places: drawPlaces,
  page: drawPage,
  pages: async (bytes) => ({ pages: await readPages(bytes) }),
  policy: async (bytes) => readPolicy(JSON.parse(Buffer.from(bytes).toString('utf8')).pages),
})

// A failure comes back to whoever draws first.
loadPdfium().catch(() => {})
