import { compose, scaling } from './picture/homography.ts'
import { encodePng } from './picture/png.ts'
import { openRenderer } from './picture/render-page.ts'
import { straighten } from './picture/straighten.ts'
import { decodePictureRequest } from './picture-request.ts'

/** What a page shows, levelled and evenly lit. Sizes in points of the levelled page. */
export interface PagePicture {
  /** Base64, since it travels in a line of JSON. */
  png: string
  width: number
  height: number
  pointsPerPixel: number
  /** 3 × 3: from a point of the levelled page to one of the page as the file has it. */
  toPage: number[]
}

/** Enough for print of 6 points; more takes longer and finds no more. */
const DPI = 200

/** Runs inside the child. */
export const takePicture = async (request: Uint8Array): Promise<PagePicture | null> => {
  const { page, isUpsideDown, pdf } = decodePictureRequest(request)
  const renderer = await openRenderer(pdf)
  try {
    const rendered = await renderer.render(page, DPI)
    if (!rendered) return null
    const { picture, toOriginal } = straighten(rendered.picture, { isUpsideDown })
    const points = 72 / rendered.dpi
    return {
      png: encodePng(picture, rendered.dpi).toString('base64'),
      width: picture.width * points,
      height: picture.height * points,
      pointsPerPixel: points,
      toPage: [...compose(scaling(points), toOriginal, scaling(1 / points))],
    }
  } finally {
    renderer.close()
  }
}
