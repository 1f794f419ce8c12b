import { decodeDrawingRequest } from './drawing-request.ts'
import { encodeSmallPng } from './picture/png.ts'
import { openRenderer, type PageRenderer } from './picture/render-page.ts'

/** Small print is legible, and a page seldom has more than 200 KB. */
const DPI = 110

/** Runs inside the child. The PNG in base64; null where there is no such page. */
export const drawPage = (request: Uint8Array): Promise<string | null> =>
  drawing<{ page: number }, string | null>(request, async (renderer, { page }) => {
    const rendered = page <= renderer.pageCount ? await renderer.render(page, DPI) : null
    return rendered && encodeSmallPng(rendered.picture, rendered.dpi).toString('base64')
  })

/** Opens the PDF of the request for as long as it is drawn. */
export const drawing = async <Wish, Drawn>(
  request: Uint8Array,
  draw: (renderer: PageRenderer, wish: Wish) => Promise<Drawn>,
): Promise<Drawn> => {
  const { wish, pdf } = decodeDrawingRequest<Wish>(request)
  const renderer = await openRenderer(pdf)
  try {
    return await draw(renderer, wish)
  } finally {
    renderer.close()
  }
}
