import { drawing } from './draw-page.ts'
import { compose, scaling } from './picture/homography.ts'
import { encodePng } from './picture/png.ts'
import { straighten } from './picture/straighten.ts'

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

export interface PictureRequest {
  /** 1-based. */
  page: number
  isUpsideDown: boolean
}

/** Runs inside the child. */
export const takePicture = (request: Uint8Array): Promise<PagePicture | null> =>
  drawing<PictureRequest, PagePicture | null>(request, async (renderer, { page, isUpsideDown }) => {
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
  })
