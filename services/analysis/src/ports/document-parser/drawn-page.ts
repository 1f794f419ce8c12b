import { type Box, move, placeX, placeY, type Shape } from './drawing-state.ts'
import { CUT_OUT, type DrawnRun, isNear, isUnder, layOver, runOf, seeThrough } from './drawn-run.ts'
import type { Glyph, Shown } from './followed-page.ts'
import { isPlain } from './letter-kind.ts'
import { OPAQUE, type Painted } from './painted-ground.ts'
import { type Group, PaintedPage } from './painted-page.ts'
import { boxOf, UNIT } from './shape.ts'
import { struckOut } from './struck-out.ts'

/** Points: a picture that could hold a word. */
const WORD_PICTURE = [20, 6] as const
/** Points: a picture that is less high is a rule or a full stop. */
const LETTER_HEIGHT = 4
/** Points: an outline that is higher is a logo, or a card with round corners. */
const TALL_LETTER = 22

/** A page as it is drawn, operation by operation. */
export class DrawnPage extends PaintedPage {
  readonly runs: DrawnRun[] = []
  /** How many things are drawn that may be words without being text: pictures, paths, paths of a letter's height, letters without a name. */
  wordless = { pictures: 0, outlines: 0, outlinedLetters: 0, letters: 0 }
  readonly #painted: Painted[] = []
  #open: DrawnRun | null = null
  #depth = 0
  /** Letters that what is painted next shows through, and in how many saved states. */
  readonly #cutOut: { run: DrawnRun; depth: number }[] = []
  /** Those of the last mask. */
  #mask: DrawnRun[] = []

  /** Many files draw letter by letter: what follows in the same state lengthens the run. */
  override show(shown: Shown): void {
    const { matrix } = this.state
    const { text } = this
    const open = this.#open
    const from = open ? 0 : placeX(matrix, text[4], text[5])
    const y = open ? 0 : placeY(matrix, text[4], text[5])
    const size = open ? 0 : this.#size()
    const said = this.#takeIn(shown)
    const end = placeX(matrix, text[4], text[5])
    const run = open ?? this.#begin({ left: Math.min(from, end), right: Math.max(from, end), y, size })
    run.text += said
    run.left = Math.min(run.left, end)
    run.right = Math.max(run.right, end)
  }

  /** What is shown; `text` is moved behind it. */
  #takeIn(shown: Shown): string {
    const { fontSize, charSpacing, wordSpacing, scale } = this.state
    let said = ''
    let advance = 0
    for (const glyph of shown) {
      if (typeof glyph === 'number') {
        advance -= (glyph / 1000) * fontSize
        continue
      }
      said += glyph.unicode ?? ''
      if (isNameless(glyph)) this.wordless.letters += 1
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0)
      advance += ((glyph.width ?? 0) / 1000) * fontSize + spacing
    }
    move(this.text, advance * scale, 0)
    return said
  }

  #begin(at: Pick<DrawnRun, 'left' | 'right' | 'y' | 'size'>): DrawnRun {
    const run = runOf(this.state, at, this.#painted)
    if (this.isInMask()) this.#mask.push(run)
    if (this.isOff()) run.isFaint = true
    else if (this.state.renderingMode === CUT_OUT) this.#cutOut.push({ run, depth: this.#depth })
    this.runs.push(run)
    this.#open = run
    return run
  }

  #size(): number {
    const { matrix, fontSize } = this.state
    const [, , c, d] = this.text
    const [x, y] = [matrix[0] * c + matrix[2] * d, matrix[1] * c + matrix[3] * d]
    return Math.sqrt(x * x + y * y) * Math.abs(fontSize)
  }

  override save(): void {
    super.save()
    this.#depth += 1
  }

  override restore(): void {
    super.restore()
    this.#depth = Math.max(this.#depth - 1, 0)
    while ((this.#cutOut.at(-1)?.depth ?? 0) > this.#depth) this.#cutOut.pop()
  }

  override endRun(): void {
    this.#open = null
  }

  override beginGroup(group: Group): void {
    if (group.smask) this.#mask = []
    super.beginGroup(group)
  }

  protected override lay(painted: Painted): void {
    if (painted.isMasked) for (const run of this.#mask) seeThrough(run, this.#painted, painted)
    for (const { run } of this.#cutOut) seeThrough(run, this.#painted, painted)
    if (this.#cutOut.length > 0) return
    this.#painted.push(painted)
    if (!painted.isSolid || !isLarge(painted)) return
    this.#cover(painted)
    if (painted.alpha > OPAQUE) this.strikeOut(painted.box)
  }

  #cover(painted: Painted): void {
    for (const run of this.runs) if (isNear(run, painted.box)) layOver(run, painted)
  }

  /** A rule, painted or drawn with the pen. */
  strikeOut(rule: Box): void {
    if (!this.isOff()) for (const run of struckOut(this.runs, rule)) run.isStruckOut = true
  }

  /** A path that is filled. */
  fill(shape: Shape): void {
    if (!this.isOff()) {
      this.wordless.outlines += 1
      if (isLetterHigh(shape)) this.wordless.outlinedLetters += 1
    }
    this.paint({ shape, fill: this.state.fill })
  }

  /** What a picture shows is not known: words on it may well be seen. A stencil lets through what lies below it. */
  paintPicture(name: string | null, isStencil = false): void {
    if (this.isOff()) return
    const { matrix } = this.state
    const box = boxOf(matrix, UNIT)
    const [width, height] = [box[2] - box[0], box[3] - box[1]]
    if (width > WORD_PICTURE[0] && height > WORD_PICTURE[1]) this.wordless.pictures += 1
    // A print of AFP draws each letter as a picture of its own.
    else if (height > LETTER_HEIGHT) this.wordless.letters += 1
    const painted = this.paint({ shape: { box }, fill: null })
    if (isStencil || !painted || painted.alpha < OPAQUE || !this.hidesBelow()) return
    for (const run of this.runs)
      if (isNear(run, box) && isUnder(run, painted)) run.pictures = [...(run.pictures ?? []), { name, matrix }]
  }
}

/** Rectangles, as tables are made of, have no winding. */
const isLetterHigh = ({ winding, box }: Shape): boolean => {
  const height = box[3] - box[1]
  return winding !== undefined && height > LETTER_HEIGHT && height < TALL_LETTER
}

/** Not the outline of a letter. */
const isLarge = ({ shape, box }: Painted): boolean =>
  shape.winding === undefined || (box[2] - box[0] > WORD_PICTURE[0] && box[3] - box[1] > LETTER_HEIGHT)

const isNameless = ({ unicode = '', width = 0, isSpace }: Glyph): boolean =>
  !isPlain(unicode) && !isSpace && width > 0 && /^[\p{C}\uFFFD]*$/u.test(unicode)
