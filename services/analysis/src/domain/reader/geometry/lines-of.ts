import type { Cell } from './cell.ts'

/** Joins the cells of one line with two spaces. */
export const linesOf = (cells: Cell[]): string[] => {
  const lines: { y: number; text: string }[] = []
  for (const cell of cells) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - cell.y) <= 0.45 * cell.size) last.text += `  ${cell.text}`
    else lines.push({ y: cell.y, text: cell.text })
  }
  return lines.map((line) => line.text)
}
