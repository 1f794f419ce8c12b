import { drawing } from './draw-page.ts'
import { type DrawnBox, takeBoxes } from './picture/drawn-boxes.ts'
import { eraseRules } from './picture/erase-rules.ts'
import { type GrayPicture, headOf, shrink } from './picture/gray-picture.ts'
import { compose, scaling } from './picture/homography.ts'
import { encodePng } from './picture/png.ts'
import { straighten } from './picture/straighten.ts'
import { uncoveredWords } from './uncovered-rows.ts'

/** What a page shows, levelled and evenly lit. Sizes in points of the levelled page. */
export interface PagePicture {
  /** Base64, since it travels in a line of JSON. */
  png: string
  width: number
  height: number
  pointsPerPixel: number
  /** To be ticked; they are not in the picture any more. */
  boxes: DrawnBox[]
  /** 3 × 3: from a point of the levelled page to one of the page as the file has it. */
  toPage: number[]
}

/** Enough for print of 6 points; more takes longer and finds no more. */
const DPI = 200
/** A third of the time; words are still read, figures less surely. */
const GLANCE_DPI = 110

export interface PictureRequest {
  /** 1-based. */
  page: number
  isUpsideDown: boolean
  /** Only its head and coarsely, to see what kind of page it is. */
  isGlance?: boolean
}

/** Runs inside the child; null: the page has no extent. */
export const takePicture = (request: Uint8Array): Promise<PagePicture | 'blank' | null> =>
  drawing<PictureRequest, PagePicture | 'blank' | null>(request, async (renderer, wish) => {
    const rendered = await renderer.render(wish.page, wish.isGlance ? GLANCE_DPI : DPI)
    if (!rendered) return null
    const { picture: whole, toOriginal } = straighten(rendered.picture, wish)
    const picture = wish.isGlance ? headOf(whole) : whole
    const points = 72 / rendered.dpi
    if (wish.isGlance !== true && isBlank(picture, rendered.dpi)) return 'blank'
    const { boxes, rest } = wish.isGlance ? { boxes: [], rest: picture } : takeBoxes(picture, rendered.dpi)
    return {
      png: encodePng(wish.isGlance ? rest : eraseRules(rest, rendered.dpi), rendered.dpi).toString('base64'),
      boxes,
      width: picture.width * points,
      height: picture.height * points,
      pointsPerPixel: points,
      toPage: [...compose(scaling(points), toOriginal, scaling(1 / points))],
    }
  })

/** Without anything that looks like a word, at about one pixel a point. */
const isBlank = (picture: GrayPicture, dpi: number): boolean =>
  uncoveredWords(shrink(picture, Math.max(1, Math.round(dpi / 72))), []).length === 0
