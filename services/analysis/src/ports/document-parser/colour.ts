export type Colour = readonly [red: number, green: number, blue: number]

export const WHITE: Colour = [255, 255, 255]

/** Of '#rrggbb'; null for patterns and colours that are not told. */
export const colourOf = (fill: string | null): Colour | null => {
  if (fill === null || fill === lastFill) return fill === null ? null : lastColour
  const digits = /^#([0-9a-f]{6})$/i.exec(fill)?.[1]
  const value = Number.parseInt(digits ?? '0', 16)
  lastFill = fill
  lastColour = digits ? [value >> 16, (value >> 8) & 255, value & 255] : null
  return lastColour
}

/** Text runs mostly have the colour of the one before. */
let lastFill = ''
let lastColour: Colour | null = null

/** How far two colours can be told from each other: black and white by 255. Red on a gray as bright as it is told by its hue. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.max(Math.abs(0.3 * red + 0.59 * green + 0.11 * blue), 0.3 * Math.abs(red - green))
}

/** What is seen where `over` is laid upon a colour. */
export const mixed = (over: Colour, below: Colour, { alpha, isMultiplied }: Laying): Colour => {
  const part = (index: 0 | 1 | 2): number => {
    const upper = isMultiplied ? (over[index] * below[index]) / 255 : over[index]
    return alpha * upper + (1 - alpha) * below[index]
  }
  return [part(0), part(1), part(2)]
}

export interface Laying {
  alpha: number
  isMultiplied: boolean
}
