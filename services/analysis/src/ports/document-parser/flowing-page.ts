import { plainLetters } from '@plainpolicy/platform/pdf/open-pdf'
import { IDENTITY, type Matrix, move } from './drawing-state.ts'
import { FollowedPage, type Glyph, type Shown } from './followed-page.ts'
import { kindOf } from './letter-kind.ts'
import type { Fonts } from './page-fonts.ts'
import { closedUp, type Gap, LOOSE } from './spaced-letters.ts'
import { letterAt, newWay, setWay, type Way } from './writing-way.ts'

/** Letters that stand together on a line. */
export interface TextRun {
  text: string
  font: string
  /** Of its first letter, the size of the font included. */
  matrix: Matrix
  width: number
}

/** The viewport turns the page upright. */
export interface Sheet {
  viewport: Matrix
  width: number
  height: number
}

/** In parts of the font size. Less is drawn tight, more is a space; the space of a typewriter is 0.6, and after more something new begins. */
const BACKWARD = -0.2
const TIGHT = 0.03
const SPACE = 0.102
const COLUMN = 0.605
/** In parts of the height: raised letters begin a run of their own. */
const RAISED = 0.25

/**
 * Puts letters together by the rules by which pdf.js does it, but from the same operations as the drawing: a page is taken
 * apart once.
 */
export class FlowingPage extends FollowedPage {
  readonly runs: TextRun[] = []
  /** Annotations and masks that are open. */
  #aside = 0
  readonly #sheet: Sheet
  readonly #fonts: Fonts
  readonly #way = newWay()
  #letters = ''
  #gaps: Gap[] = []
  #isOpen = false
  #run = { font: '', family: '', size: 0, width: 0, height: 0, matrix: IDENTITY }
  /** Behind the last letter, and how much that was raised: one for all letters, of which there are thousands. */
  readonly #last = { x: 0, y: 0, rise: 0, isNone: true }
  /** The last character, and the one before it: a space that takes no room is one all the same. */
  #latest = ' '
  #before = ' '

  constructor(sheet: Sheet, fonts: Fonts) {
    super(sheet.viewport)
    this.#sheet = sheet
    this.#fonts = fonts
  }

  stepAside(more: number): void {
    this.#aside += more
  }

  override beginForm(matrix: Matrix): void {
    this.endOfPage()
    super.beginForm(matrix)
  }

  override endForm(): void {
    this.endOfPage()
    super.endForm()
  }

  /** What comes next has nothing to do with what was before. */
  endOfPage(): void {
    this.endOfRun()
    this.#endWord()
    this.#last.isNone = true
  }

  override show(shown: Shown): void {
    if (this.#aside > 0) return
    const { fontSize } = this.state
    const way = this.#way
    setWay(way, { state: this.state, text: this.text, font: this.#fonts(this.state.font) })
    if (way.font.family !== this.#run.family || fontSize !== this.#run.size) this.endOfRun()
    let advance = 0
    for (const piece of shown)
      if (typeof piece === 'number') advance -= (piece / 1000) * fontSize * way.stretch
      else advance += this.#showGlyph(piece, advance, way)
    if (way.font.isVertical) move(this.text, 0, advance)
    else move(this.text, advance, 0)
  }

  /** Gives the way to the next glyph. */
  #showGlyph(glyph: Glyph, advance: number, way: Way): number {
    const kind = kindOf(glyph.unicode ?? '')
    if (kind === 'nothing') return 0
    const { charSpacing, wordSpacing, fontSize, rise } = this.state
    const width =
      (way.font.isVertical ? (glyph.vmetric?.[0] ?? 0) : (glyph.width ?? 0)) * way.font.unit * fontSize * way.stretch
    const next = width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * way.stretch
    if (kind === 'space') {
      this.#remember(' ')
      return next
    }
    const { at } = way
    const right = way.font.isVertical ? at[2] : at[0]
    const down = way.font.isVertical ? at[3] : at[1]
    const x = right * advance + at[4]
    const y = down * advance + at[5]
    const points = Math.abs(width) * way.unit
    if (!this.#isOnSheet(x, y, points)) return next
    if (kind !== 'mark') this.#come(x, y, way)
    this.#open(x, y, way)
    if (kind !== 'mark') {
      this.#run.width += points
      this.#endLetter(x + right * width, y + down * width, rise)
    }
    const letter = glyph.unicode ?? ''
    this.#letters += this.#remember(letter) ? ` ${letter}` : letter
    return next
  }

  #endLetter(x: number, y: number, rise: number): void {
    this.#last.x = x
    this.#last.y = y
    this.#last.rise = rise
    this.#last.isNone = false
  }

  #isOnSheet(x: number, y: number, width: number): boolean {
    return x + width >= 0 && x <= this.#sheet.width && y >= 0 && y <= this.#sheet.height
  }

  /** Ends the run where the next letter does not belong to it, and sets a space where there is room for one. */
  #come(x: number, y: number, way: Way): void {
    const { size, height } = this.#run
    if (this.#last.isNone) return
    const dx = x - this.#last.x
    const dy = y - this.#last.y
    const along = dx * way.x + dy * way.y
    const across = dy * way.x - dx * way.y
    const gap = along / way.unit / Math.abs(size)
    const raised = Math.abs(across) + Math.abs(this.state.rise - this.#last.rise) * way.unit
    if (dx === 0 && dy === 0) return
    if (gap < BACKWARD || gap > COLUMN || Math.abs(across) > height || way.font.isVertical) {
      this.#endWord()
      this.endOfRun()
      return
    }
    const isSpaceWithoutRoom = gap <= SPACE && gap > TIGHT && this.#isAfterSpace()
    if (gap <= TIGHT || gap > SPACE || isSpaceWithoutRoom) this.#endWord()
    if (isSpaceWithoutRoom || raised > RAISED * height) this.endOfRun()
    else {
      if (gap > LOOSE && this.#isOpen) this.#leave(gap)
      this.#run.width += along
    }
  }

  #leave(gap: number): void {
    this.#gaps.push({ wide: gap, at: this.#letters.length })
    if (gap > SPACE) this.#letters += ' '
  }

  #open(x: number, y: number, way: Way): void {
    if (this.#isOpen) return
    const { font, fontSize: size } = this.state
    const [height, matrix] = letterAt(x, y, { way, state: this.state })
    this.#run = { font, family: way.font.family, size, width: 0, height, matrix }
    this.#isOpen = true
  }

  endOfRun(): void {
    if (!this.#isOpen) return
    const { font, width, matrix } = this.#run
    const text = plainLetters(closedUp(this.#letters, this.#gaps))
    this.runs.push({ text, font, matrix, width: Math.abs(width) })
    this.#isOpen = false
    this.#letters = ''
    if (this.#gaps.length > 0) this.#gaps = []
  }

  /** Gives whether a space must go before it. */
  #remember(letter: string): boolean {
    const isAfter = this.#isAfterSpace()
    this.#before = this.#latest
    this.#latest = letter
    return isAfter
  }

  #isAfterSpace(): boolean {
    return this.#before !== ' ' && this.#latest === ' '
  }

  #endWord(): void {
    this.#latest = ' '
    this.#before = ' '
  }
}
