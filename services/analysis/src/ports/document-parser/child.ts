import { servePdfChild } from '@plainpolicy/platform/pdf/serve-pdf-child'
import { readPolicy } from '../../domain/reader/read-policy.ts'
import { withActiveWarning } from '../../domain/reader/trust/active-warning.ts'
import { drawPage } from './draw-page.ts'
import { drawPlaces } from './draw-places.ts'
import { keepText } from './kept-text.ts'
import { takePicture } from './page-picture.ts'
import { loadPdfium } from './picture/render-page.ts'
import { readPages } from './read-pages.ts'

const text = keepText()
/** Of another document, perhaps. */
const anew =
  <T>(command: (bytes: Uint8Array) => Promise<T>) =>
  (bytes: Uint8Array): Promise<T> => {
    text.letGo()
    return command(bytes)
  }

servePdfChild({
  picture: anew(takePicture),
  places: anew(drawPlaces),
  page: anew(drawPage),
  pages: anew(async (bytes) => {
    const read = await readPages(bytes)
    text.keep(read.pages)
    return read
  }),
  policy: async (bytes) => {
    const { pages, activeContent = [] } = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return withActiveWarning(readPolicy(text.takeBack(pages)), activeContent)
  },
})

// A failure comes back to whoever draws first.
loadPdfium().catch(() => {})
