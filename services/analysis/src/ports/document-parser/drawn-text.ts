import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'

import type { Matrix } from './drawing-state.ts'
import { type Bounds, DrawnPage } from './drawn-page.ts'
import { isRectangle, sidesOfFrame } from './drawn-rectangles.ts'
import { follow, type Operations, type Step, type Steps, TEXT_STEPS } from './text-steps.ts'

/** Which of the file's layers show. */
export interface Layers {
  isVisible(group: unknown): boolean
}

/** Follows the drawing of a page as far as it places and colours text. `viewport` turns the page upright. */
export const drawnText = (operations: Operations, layers: Layers, viewport: Matrix): DrawnPage =>
  follow(operations, new DrawnPage(viewport), {
    ...STEPS,
    [OPS.beginMarkedContentProps]: (page, [kind, group]) => {
      page.layers.push(kind !== 'OC' || layers.isVisible(group))
    },
  })

const paintPath: Step<DrawnPage> = (page, [kind, paths, bounds]) => {
  if (bounds && page.isClipping) page.clipTo(bounds as Bounds)
  page.isClipping = false
  if (!FILLS.has(kind as number) || !bounds) return
  const sides = sidesOfFrame(paths, EVEN_ODD.has(kind as number))
  page.paint(sides ?? [bounds as Bounds], page.state.fill)
  const { alpha, fill, isBlended, isMasked } = page.state
  if (alpha > 0.95 && fill !== null && !isBlended && !isMasked && isRectangle(paths)) page.cover(bounds as Bounds)
}

/** Strips and tiles, with places of their own. */
const paintImages: Step<DrawnPage> = (page) => {
  page.wordless.pictures += 1
}
const paintImage: Step<DrawnPage> = (page) => page.paintPicture(false)
const paintStencil: Step<DrawnPage> = (page) => page.paintPicture(true)

const STEPS: Steps<DrawnPage> = {
  ...TEXT_STEPS,
  [OPS.setFillRGBColor]: (page, [fill]) => {
    page.state.fill = typeof fill === 'string' ? fill : null
  },
  [OPS.setFillColorN]: (page) => {
    page.state.fill = null
  },
  [OPS.beginMarkedContent]: (page) => {
    page.layers.push(true)
  },
  [OPS.endMarkedContent]: (page) => {
    page.layers.pop()
  },
  [OPS.clip]: (page) => {
    page.isClipping = true
  },
  [OPS.eoClip]: (page) => {
    page.isClipping = true
  },
  [OPS.constructPath]: paintPath,
  [OPS.paintImageXObject]: paintImage,
  [OPS.paintInlineImageXObject]: paintImage,
  [OPS.paintImageMaskXObject]: paintStencil,
  ...Object.fromEntries(
    [
      OPS.paintImageMaskXObjectGroup,
      OPS.paintImageMaskXObjectRepeat,
      OPS.paintImageXObjectRepeat,
      OPS.paintInlineImageXObjectGroup,
    ].map((operation) => [operation, paintImages]),
  ),
}

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
const EVEN_ODD = new Set<number>([OPS.eoFill, OPS.eoFillStroke])
