import { colourOf } from './colour.ts'
import { type Laid, type Matrix, matrixFrom, multiply, NORMAL, type Shape } from './drawing-state.ts'
import { FollowedPage } from './followed-page.ts'
import type { Painted } from './painted-ground.ts'
import { type Bounds, boxOf, boxWithin } from './shape.ts'

/** As a fill: colours that flow into one another. */
export const SHADING = 'shading'

/** Which of the file's layers show. */
export interface Layers {
  isVisible(group: unknown): boolean
}

/** As pdf.js tells of it; `bbox` is in the space of its own matrix. */
export interface Group {
  smask?: unknown
  matrix?: ArrayLike<number> | null
  bbox?: Bounds | null
}

interface Paint {
  shape: Shape
  fill: string | null
  alpha?: number
}

/** Follows what is painted on a page, through which clips, groups and layers. */
export abstract class PaintedPage extends FollowedPage {
  /** Of the marked contents that are open, whether each is in a layer that shows. */
  readonly #open: boolean[] = []
  readonly #layers: Layers
  /** The next path narrows what shows. */
  clipping: 'non-zero' | 'even-odd' | null = null
  /** Masks that are open: what is drawn there is not seen itself. */
  #masks = 0

  constructor(viewport: Matrix, layers: Layers) {
    super(viewport)
    this.#layers = layers
  }

  protected abstract lay(painted: Painted): void

  isInMask(): boolean {
    return this.#masks > 0
  }

  protected isOff(): boolean {
    return this.isInMask() || this.#open.includes(false)
  }

  /** `layer`: that which it is in, if any. */
  beginContent(layer: unknown = null): void {
    this.#open.push(layer === null || this.#layers.isVisible(layer))
  }

  endContent(): void {
    this.#open.pop()
  }

  override beginForm(matrix: Matrix, bounds?: Bounds | null): void {
    super.beginForm(matrix)
    if (bounds) this.clipTo({ box: boxOf(this.state.matrix, bounds) })
  }

  /** A group is laid upon the page as a whole. */
  beginGroup({ smask, matrix, bbox }: Group): void {
    this.save()
    if (smask) this.#masks += 1
    this.state.group = this.#laid()
    Object.assign(this.state, { alpha: 1, strokeAlpha: 1, blend: NORMAL, isMasked: false })
    if (bbox) this.clipTo({ box: boxOf(multiply(this.state.matrix, matrixFrom(matrix)), bbox) })
  }

  endGroup({ smask }: Group): void {
    if (smask) this.#masks -= 1
    this.restore()
  }

  #laid(): Laid {
    const { alpha, blend, isMasked, group } = this.state
    return {
      alpha: alpha * group.alpha,
      blend: blend === NORMAL ? group.blend : blend,
      isMasked: isMasked || group.isMasked,
    }
  }

  /** As far as the alpha goes. */
  protected hidesBelow(): boolean {
    const { blend, isMasked } = this.#laid()
    return blend === NORMAL && !isMasked
  }

  clipTo(shape: Shape): void {
    const { clip } = this.state
    const shapes = clip?.shapes ?? []
    this.state.clip = { box: boxWithin(shape.box, clip), shapes: shape.winding ? [...shapes, shape] : shapes }
  }

  override setGraphics(key: string, value: unknown): void {
    if (key === 'ca') this.state.alpha = typeof value === 'number' ? value : 1
    else if (key === 'CA') this.state.strokeAlpha = typeof value === 'number' ? value : 1
    else if (key === 'LW') this.state.lineWidth = typeof value === 'number' ? value : 1
    else if (key === 'BM') this.state.blend = typeof value === 'string' ? value : NORMAL
    else if (key === 'SMask') this.state.isMasked = Boolean(value)
    else super.setGraphics(key, value)
  }

  /** Null in a layer that is off. */
  paint({ shape, fill, alpha = this.state.alpha }: Paint): Painted | null {
    if (this.isOff()) return null
    const { clip, group } = this.state
    const { blend, isMasked } = this.#laid()
    const painted: Painted = {
      shape,
      clip,
      box: boxWithin(shape.box, clip),
      colour: colourOf(fill),
      alpha: alpha * group.alpha,
      isMultiplied: blend === 'multiply',
      isMasked,
      isSolid: fill !== null && this.hidesBelow(),
    }
    this.lay(painted)
    return painted
  }

  /** All that the clip lets through. */
  paintAll(): void {
    this.paint({ shape: { box: this.state.clip?.box ?? EVERYWHERE }, fill: SHADING })
  }
}

const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6] as const
