/** A plane onto a plane, straight lines staying straight: 3 × 3, row by row. */
export type Homography = readonly number[]

export type Point = readonly [number, number]
export type Corners = readonly [Point, Point, Point, Point]

export const IDENTICAL: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export const scaling = (factor: number): Homography => [factor, 0, 0, 0, factor, 0, 0, 0, 1]

/** The last first. */
export const compose = (...maps: Homography[]): Homography =>
  maps.reduce((m, n) => [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(m, n, [row, column]))))

const cell = (m: Homography, n: Homography, [row, column]: [number, number]): number =>
  [0, 1, 2].reduce((sum, k) => sum + (m[3 * row + k] as number) * (n[3 * k + column] as number), 0)

export const mapPoint = (m: Homography, [x, y]: Point): Point => {
  const [a, b, c, d, e, f, g, h, i] = m as [number, number, number, number, number, number, number, number, number]
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** The map that takes four points to four others; null where three of them lie on a line. */
export const fromCorners = (from: Corners, to: Corners): Homography | null => {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] as Point
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ]
  })
  const solved = solve(rows)
  return solved && [...solved, 1]
}

/** Gauss and Jordan; each row ends with its right-hand side. */
const solve = (rows: number[][]): number[] | null => {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (largeness(row, column) > largeness(best, column) ? row : best))
    if (largeness(pivot, column) < 1e-9) return null
    const at = rows.indexOf(pivot)
    rows[at] = rows[column] as number[]
    rows[column] = pivot.map((value) => value / (pivot[column] as number))
    for (const [index, row] of rows.entries())
      if (index !== column) rows[index] = minus(row, rows[column] as number[], row[column] as number)
  }
  return rows.map((row) => row[size] as number)
}

const largeness = (row: number[], column: number): number => Math.abs(row[column] as number)

const minus = (row: number[], other: number[], times: number): number[] =>
  row.map((value, index) => value - times * (other[index] as number))
