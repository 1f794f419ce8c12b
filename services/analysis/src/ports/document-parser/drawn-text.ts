import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'

import type { Matrix } from './drawing-state.ts'
import { DrawnPage } from './drawn-page.ts'
import { type Group, type Layers, SHADING } from './painted-page.ts'
import { type Bounds, boxOf, shapeOf, UNIT } from './shape.ts'
import { BAR, barsOf } from './stroked-bars.ts'
import { follow, number, type Operations, type Step, type Steps, TEXT_STEPS } from './text-steps.ts'

/** Follows the drawing of a page as far as it places and colours text. `viewport` turns the page upright. */
export const drawnText = (operations: Operations, layers: Layers, viewport: Matrix): DrawnPage =>
  follow(operations, new DrawnPage(viewport, layers), STEPS)

const paintPath: Step<DrawnPage> = (page, [operation, paths, bounds]) => {
  const { clipping } = page
  const kind = operation as number
  page.clipping = null
  if (!bounds) return
  const shape = (isEvenOdd: boolean) => shapeOf(paths, bounds as Bounds, { matrix: page.state.matrix, isEvenOdd })
  if (clipping) page.clipTo(shape(clipping === 'even-odd'))
  if (FILLS.has(kind)) page.fill(shape(EVEN_ODD.has(kind)))
  if (STROKES.has(kind)) strokeBars(page, paths)
}

/** Some producers draw a bar as a thick line, and most that strike words out draw a thin one. */
const strokeBars = (page: DrawnPage, paths: unknown): void => {
  const { matrix, lineWidth, isDashed, stroke: fill, strokeAlpha: alpha } = page.state
  if (isDashed) return
  const isBar = lineWidth * Math.hypot(matrix[0], matrix[1]) >= BAR
  for (const bounds of barsOf(paths, lineWidth)) {
    const box = boxOf(matrix, bounds)
    if (isBar) page.paint({ shape: { box }, fill, alpha })
    else page.strikeOut(box)
  }
}

/** Strips and tiles, with places of their own. */
const paintImages: Step<DrawnPage> = (page) => {
  page.wordless.pictures += 1
}
const paintImage: Step<DrawnPage> = (page, [name]) => page.paintPicture(typeof name === 'string' ? name : null)
const paintStencil: Step<DrawnPage> = (page) => page.paintPicture(null, true)

const STEPS: Steps<DrawnPage> = {
  ...TEXT_STEPS,
  [OPS.setFillRGBColor]: (page, [fill]) => {
    page.state.fill = typeof fill === 'string' ? fill : null
  },
  [OPS.setFillColorN]: (page, [kind]) => {
    page.state.fill = kind === 'Shading' ? SHADING : null
  },
  [OPS.setStrokeRGBColor]: (page, [stroke]) => {
    page.state.stroke = typeof stroke === 'string' ? stroke : null
  },
  [OPS.setStrokeColorN]: (page) => {
    page.state.stroke = null
  },
  [OPS.setLineWidth]: (page, [width]) => {
    page.state.lineWidth = number(width, 1)
  },
  [OPS.setDash]: (page, [dashes]) => {
    page.state.isDashed = Array.isArray(dashes) && dashes.length > 0
  },
  [OPS.beginGroup]: (page, [group]) => page.beginGroup(group as Group),
  [OPS.endGroup]: (page, [group]) => page.endGroup(group as Group),
  [OPS.beginMarkedContent]: (page) => page.beginContent(),
  [OPS.beginMarkedContentProps]: (page, [kind, group]) => page.beginContent(kind === 'OC' ? group : null),
  [OPS.endMarkedContent]: (page) => page.endContent(),
  [OPS.clip]: (page) => {
    page.clipping = 'non-zero'
  },
  [OPS.eoClip]: (page) => {
    page.clipping = 'even-odd'
  },
  [OPS.constructPath]: paintPath,
  [OPS.shadingFill]: (page) => page.paintAll(),
  [OPS.paintSolidColorImageMask]: (page) => page.fill({ box: boxOf(page.state.matrix, UNIT) }),
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

const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const EVEN_ODD = new Set<number>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke])
const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
