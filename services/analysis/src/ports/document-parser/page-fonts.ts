import type { PdfPage } from '@plainpolicy/platform/pdf/open-pdf'

/** What a font says of the places of its glyphs. */
export interface Font {
  /** Its letters stand in one run with those of other fonts of the same family. */
  family: string
  /** Text space for one unit of a glyph's width. */
  unit: number
  isVertical: boolean
  /** Of the letters; a font made of drawings may have any size of its own. */
  heightAt(size: number): number
}

export type Fonts = (name: string) => Font

/** As pdf.js hands them out once a page's operations are there. */
interface PdfFont {
  fontMatrix?: ArrayLike<number>
  bbox?: ArrayLike<number>
  vertical?: boolean
  isType3Font?: boolean
}

const THOUSANDTH = 0.001

export const fontsOf = ({ commonObjs }: PdfPage): Fonts => {
  const known = new Map<string, Font>()
  return (name) => {
    const before = known.get(name)
    if (before) return before
    const font = fontFrom(name, commonObjs.has(name) ? commonObjs.get(name) : {})
    known.set(name, font)
    return font
  }
}

/** Letters that are drawn one by one; some producers give each drawing a font of its own. */
const DRAWN = 'drawn'
/** Of the size that a font of drawings claims: lower letters are as high as their box. */
const PLAUSIBLE = 0.3

const fontFrom = (name: string, { fontMatrix, bbox, vertical, isType3Font }: PdfFont): Font => {
  const [unit = THOUSANDTH, , , rise = THOUSANDTH] = Array.from(fontMatrix ?? [])
  const [, bottom = 0, , top = 0] = Array.from(bbox ?? [])
  const height = isType3Font ? Math.abs((top - bottom) * rise) : 0
  return {
    family: isType3Font ? DRAWN : name,
    unit,
    isVertical: vertical === true,
    heightAt: (size) => (height > 0 && (size <= 1 || height < PLAUSIBLE) ? size * height : size),
  }
}
