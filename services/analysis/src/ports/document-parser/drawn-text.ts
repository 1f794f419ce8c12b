import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { brightness, type DrawingState, IDENTITY, initialState, type Matrix, multiply, place } from './drawing-state.ts'

/** Where a run of text begins and ends, and whether a reader of the page can see it. Points from the top left corner. */
export interface DrawnRun {
  text: string
  left: number
  right: number
  y: number
  /** Drawn with the 'invisible' mode, as text behind a scanned image is. */
  isInvisible: boolean
  isFaint: boolean
}

interface Painted {
  box: [number, number, number, number]
  brightness: number | null
}

interface Glyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

export interface OperatorList {
  fnArray: number[]
  argsArray: unknown[]
}

/** Below this difference words cannot be told from their background. */
const LEAST_CONTRAST = 40

/** Follows the drawing of a page as far as it places and colours text. `viewport` turns the page upright. */
export const drawnText = ({ fnArray, argsArray }: OperatorList, viewport: Matrix): DrawnRun[] => {
  const page = new DrawnPage(viewport)
  for (const [index, operation] of fnArray.entries()) STEPS[operation]?.(page, (argsArray[index] ?? []) as unknown[])
  return page.runs
}

class DrawnPage {
  readonly runs: DrawnRun[] = []
  readonly #painted: Painted[] = []
  readonly #saved: DrawingState[] = []
  state: DrawingState
  #line: Matrix = IDENTITY
  #text: Matrix = IDENTITY

  constructor(viewport: Matrix) {
    this.state = initialState(viewport)
  }

  save(): void {
    this.#saved.push({ ...this.state })
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  startLine(matrix: Matrix): void {
    this.#line = matrix
    this.#text = matrix
  }

  moveLine(x: number, y: number): void {
    this.startLine(multiply(this.#line, [1, 0, 0, 1, x, y]))
  }

  show(glyphs: (Glyph | number)[]): void {
    const next = multiply(this.#text, [1, 0, 0, 1, advanceOf(glyphs, this.state), 0])
    const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : (glyph.unicode ?? ''))).join('')
    this.runs.push({ text, ...runOf(this.state, [this.#text, next], this.#painted) })
    this.#text = next
  }

  paint(bounds: Matrix, fill: string | null): void {
    this.#painted.push({ box: boxOf(this.state.matrix, bounds), brightness: brightness(fill) })
  }
}

type Step = (page: DrawnPage, args: unknown[]) => void

const number = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise)
const matrix = (value: unknown): Matrix => (value ? Array.from(value as number[]) : IDENTITY)

const paintPath: Step = (page, [kind, , bounds]) => {
  if (FILLS.has(kind as number) && bounds) page.paint(bounds as Matrix, page.state.fill)
}
/** What a picture shows is not known: words on it may well be seen. */
const paintImage: Step = (page) => page.paint([0, 0, 1, 1], null)

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
}

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])

const boxOf = (state: Matrix, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: Matrix): Painted['box'] => {
  const [ax, ay] = place(state, x0, y0)
  const [bx, by] = place(state, x1, y1)
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
}

/** Glyph widths are in thousandths of the font size; numbers between glyphs move back. */
const advanceOf = (glyphs: (Glyph | number)[], state: DrawingState): number =>
  glyphs.reduce<number>((sum, glyph) => {
    if (typeof glyph === 'number') return sum - (glyph / 1000) * state.fontSize * state.scale
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    return sum + (((glyph.width ?? 0) / 1000) * state.fontSize + spacing) * state.scale
  }, 0)

const runOf = (state: DrawingState, [from, to]: [Matrix, Matrix], painted: Painted[]): Omit<DrawnRun, 'text'> => {
  const [left, y] = place(multiply(state.matrix, from), 0, 0)
  const [right] = place(multiply(state.matrix, to), 0, 0)
  // A little above the baseline the letters stand on what was painted last there: the page is white.
  const middle = [(left + right) / 2, y - 2] as const
  const under = painted.findLast(
    ({ box }) => middle[0] >= box[0] && middle[0] <= box[2] && middle[1] >= box[1] && middle[1] <= box[3],
  )
  const ground = under ? under.brightness : 255
  const ink = brightness(state.fill)
  const isFaint = state.alpha < 0.15 || (ground !== null && ink !== null && Math.abs(ground - ink) < LEAST_CONTRAST)
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    y,
    isInvisible: state.renderingMode === 3,
    isFaint,
  }
}
