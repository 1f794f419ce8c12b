/** In parts of the font size: letters that stand further apart may be spaced out. */
export const LOOSE = 0.06

/** Wider than any that are spaced out: typed spaces. */
const TYPED = 0.22
/** How much one may differ from the next, and how much wider they are between words. */
const EVEN = 0.08
const BETWEEN_WORDS = 0.12
const LEAST_GAPS = 2
/** Of all letters, that stand equally far apart. */
const MOST = 0.75
/** Of words as they mostly are, fewer signs have a gap before them. */
const MOST_SPACED = 0.3
/** 'Dwelling . . . . . $412,000' */
const LEADER = /[.·_-] [.·_-] /

/** Between two letters of a text. */
export interface Gap {
  wide: number
  /** How long the text was before it. */
  at: number
}

/**
 * A designer spaces out the letters of captions, 'C O V E R A G E  A': where they all stand equally far apart, a space is only
 * what is more. `gaps`: those that are loose.
 */
export const closedUp = (text: string, gaps: Gap[]): string => {
  const count = gaps.length
  if (count < LEAST_GAPS || count < MOST_SPACED * text.length || !/[A-Za-z$]/.test(text) || LEADER.test(text))
    return text
  const usual = gaps.map(({ wide }) => wide).sort((one, other) => one - other)[Math.floor(count / 2)] as number
  const even = gaps.filter(({ wide }) => Math.abs(wide - usual) < EVEN)
  const words = gaps.filter(({ wide }) => wide > usual + BETWEEN_WORDS).length + 1
  if (usual > TYPED || even.length < MOST * (text.replace(/ /g, '').length - words)) return text
  const closed = new Set(gaps.flatMap(({ wide, at }) => (wide > usual + BETWEEN_WORDS ? [] : [at])))
  return text.replace(/ /g, (space, at) => (closed.has(at) ? '' : space))
}
