import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'
import { IDENTITY, type Matrix, multiply } from './drawing-state.ts'
import { DrawnPage, type Glyph } from './drawn-page.ts'

export interface OperatorList {
  fnArray: number[]
  argsArray: unknown[]
  /** Which of the file's layers show. */
  layers: { isVisible(group: unknown): boolean }
}

/** Follows the drawing of a page as far as it places and colours text. `viewport` turns the page upright. */
export const drawnText = ({ fnArray, argsArray, layers }: OperatorList, viewport: Matrix): DrawnPage => {
  const page = new DrawnPage(viewport)
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) page.endRun()
    const args = (argsArray[index] ?? []) as unknown[]
    if (operation === OPS.beginMarkedContentProps) page.layers.push(args[0] !== 'OC' || layers.isVisible(args[1]))
    else STEPS[operation]?.(page, args)
  }
  return page
}

type Step = (page: DrawnPage, args: unknown[]) => void

const number = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise)
const matrix = (value: unknown): Matrix => (value ? Array.from(value as number[]) : IDENTITY)

const paintPath: Step = (page, [kind, paths, bounds]) => {
  if (bounds && page.isClipping) page.clipTo(bounds as Matrix)
  page.isClipping = false
  if (!FILLS.has(kind as number) || !bounds) return
  page.paint(bounds as Matrix, page.state.fill)
  const { alpha, fill, isBlended, isMasked } = page.state
  if (alpha > 0.95 && fill !== null && !isBlended && !isMasked && isRectangle(paths)) page.cover(bounds as Matrix)
}

/** One path of four corners along the axes: 0 x y, then 1 x y for each side, and 4 where it is closed. */
const isRectangle = (paths: unknown): boolean => {
  const [path] = Array.isArray(paths) ? paths : []
  if (!(path instanceof Float32Array) || path.length < 12 || path.length > 16) return false
  const corners = Array.from({ length: 4 }, (_, index) => path.slice(3 * index, 3 * index + 3))
  const xs = new Set(corners.map(([, x]) => x))
  const ys = new Set(corners.map(([, , y]) => y))
  return corners.every(([kind], index) => kind === (index === 0 ? 0 : 1)) && xs.size === 2 && ys.size === 2
}

/** Strips and tiles, with places of their own. */
const paintImages: Step = (page) => {
  page.wordless.pictures += 1
}
const paintImage: Step = (page) => page.paintPicture(false)
const paintStencil: Step = (page) => page.paintPicture(true)

const STEPS: Record<number, Step> = {
  [OPS.save]: (page) => page.save(),
  [OPS.restore]: (page) => page.restore(),
  [OPS.paintFormXObjectBegin]: (page, [form]) => {
    page.save()
    page.transform(matrix(form))
  },
  [OPS.paintFormXObjectEnd]: (page) => page.restore(),
  [OPS.beginAnnotation]: (page, [, , transform, form]) =>
    page.beginAnnotation(multiply(matrix(transform), matrix(form))),
  [OPS.endAnnotation]: (page) => page.restore(),
  [OPS.transform]: (page, args) => page.transform(args as number[]),
  [OPS.setFillRGBColor]: (page, [fill]) => {
    page.state.fill = typeof fill === 'string' ? fill : null
  },
  [OPS.setFillColorN]: (page) => {
    page.state.fill = null
  },
  [OPS.setGState]: (page, [entries]) => {
    for (const [key, value] of (entries ?? []) as [string, unknown][])
      if (key === 'ca') page.state.alpha = number(value, 1)
      else if (key === 'BM') page.state.isBlended = value !== 'source-over'
      else if (key === 'SMask') page.state.isMasked = Boolean(value)
  },
  [OPS.setTextRenderingMode]: (page, [mode]) => {
    page.state.renderingMode = number(mode)
  },
  [OPS.setFont]: (page, [, size]) => {
    page.state.fontSize = number(size, 1)
  },
  [OPS.setCharSpacing]: (page, [spacing]) => {
    page.state.charSpacing = number(spacing)
  },
  [OPS.setWordSpacing]: (page, [spacing]) => {
    page.state.wordSpacing = number(spacing)
  },
  [OPS.setHScale]: (page, [percent]) => {
    page.state.scale = number(percent, 100) / 100
  },
  [OPS.setLeading]: (page, [leading]) => {
    page.state.leading = number(leading)
  },
  [OPS.beginText]: (page) => page.startLine(IDENTITY),
  [OPS.setTextMatrix]: (page, [value]) => page.startLine(matrix(value)),
  [OPS.moveText]: (page, [x, y]) => page.moveLine(number(x), number(y)),
  [OPS.setLeadingMoveText]: (page, [x, y]) => {
    page.state.leading = -number(y)
    page.moveLine(number(x), number(y))
  },
  [OPS.nextLine]: (page) => page.moveLine(0, -page.state.leading),
  [OPS.showText]: (page, [glyphs]) => page.show((glyphs ?? []) as (Glyph | number)[]),
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
