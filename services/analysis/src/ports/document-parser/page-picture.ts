import { compose, scaling } from './picture/homography.ts'
import { encodePng } from './picture/png.ts'
import { openRenderer } from './picture/render-page.ts'
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

export interface PictureRequest {
  /** 1-based. */
  page: number
  isUpsideDown: boolean
}

/** Enough for print of 6 points; more takes longer and finds no more. */
const DPI = 200
const HEADER_BYTES = 5

/** The number of the page and how it is to be turned travel in front of the PDF. */
export const encodePictureRequest = ({ page, isUpsideDown }: PictureRequest, pdf: Uint8Array): Uint8Array => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(page, 0)
  header[4] = isUpsideDown ? 1 : 0
  return Buffer.concat([header, pdf])
}

/** Runs inside the child. */
export const takePicture = async (request: Uint8Array): Promise<PagePicture | null> => {
  const header = Buffer.from(request.subarray(0, HEADER_BYTES))
  const renderer = await openRenderer(request.subarray(HEADER_BYTES))
  try {
    const rendered = await renderer.render(header.readUInt32BE(0), DPI)
    if (!rendered) return null
    const { picture, toOriginal } = straighten(rendered.picture, { upsideDown: header[4] === 1 })
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
