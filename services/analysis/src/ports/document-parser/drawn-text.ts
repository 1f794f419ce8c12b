import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'
import { IDENTITY, type Matrix } from './drawing-state.ts'
import { DrawnPage, type Glyph } from './drawn-page.ts'

export interface OperatorList {
  fnArray: number[]
  argsArray: unknown[]
}

/** Follows the drawing of a page as far as it places and colours text. `viewport` turns the page upright. */
export const drawnText = ({ fnArray, argsArray }: OperatorList, viewport: Matrix): DrawnPage => {
  const page = new DrawnPage(viewport)
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== OPS.showText) page.endRun()
    STEPS[operation]?.(page, (argsArray[index] ?? []) as unknown[])
  }
  return page
}

type Step = (page: DrawnPage, args: unknown[]) => void

const number = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise)
const matrix = (value: unknown): Matrix => (value ? Array.from(value as number[]) : IDENTITY)

const paintPath: Step = (page, [kind, , bounds]) => {
  if (FILLS.has(kind as number) && bounds) page.paint(bounds as Matrix, page.state.fill)
}
/** Strips and tiles, with places of their own. */
const paintImages: Step = (page) => {
  page.wordless.pictures += 1
}
const paintImage: Step = (page) => page.paintPicture()

const STEPS: Record<number, Step> = {
  [OPS.save]: (page) => page.save(),
  [OPS.restore]: (page) => page.restore(),
  [OPS.paintFormXObjectBegin]: (page, [form]) => {
    page.save()
    page.transform(matrix(form))
  },
  [OPS.paintFormXObjectEnd]: (page) => page.restore(),
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
  [OPS.constructPath]: paintPath,
  [OPS.paintImageXObject]: paintImage,
  [OPS.paintInlineImageXObject]: paintImage,
  [OPS.paintImageMaskXObject]: paintImage,
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
