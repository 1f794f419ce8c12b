/** One path of four corners along the axes: 0 x y, then 1 x y for each side, and 4 where it is closed. */
export const isRectangle = (path: Float32Array): boolean =>
  path.length >= 12 &&
  path.length <= 16 &&
  path[0] === 0 &&
  path[3] === 1 &&
  path[6] === 1 &&
  path[9] === 1 &&
  isClosedAt(path, 12) &&
  hasTwoSides(path, 1) &&
  hasTwoSides(path, 2)

/** By itself, by its end, or by a fourth side back to where it began. */
const isClosedAt = (path: Float32Array, at: number): boolean =>
  path.length === at || path[at] === 4 || (path[at] === 1 && path[at + 1] === path[1] && path[at + 2] === path[2])

/** Whether each corner shares this place, 1 for x and 2 for y, with one neighbour and not with the other. */
const hasTwoSides = (path: Float32Array, at: number): boolean => {
  const [first, second, third, fourth] = [path[at], path[at + 3], path[at + 6], path[at + 9]]
  return (
    first !== third &&
    second !== fourth &&
    ((first === second && third === fourth) || (first === fourth && second === third))
  )
}
