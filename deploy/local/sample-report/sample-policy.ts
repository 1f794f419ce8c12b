import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tinyPdf } from '@plainpolicy/platform/pdf/testing/tiny-pdf'

const fontSize = 9
const leading = 13
const top = 740
const left = 40

/** The declarations of a made-up policy, set as typed: columns stand where the text has them. */
export function samplePolicy(): Uint8Array {
  const lines = readFileSync(join(import.meta.dirname, 'made-up-policy.txt'), 'latin1')
    .trimEnd()
    .split('\n')
  return tinyPdf({ content: lines.flatMap(pieces).join('\n') })
}

// One glyph of the narrow type below stands for one column; what is two blanks apart is a piece of its own.
const column = 5.1

function pieces(line: string, index: number): string[] {
  const y = top - index * leading
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: from }) => {
    const shown = text.replace(/[()\\]/g, '\\$&')
    return `BT /F1 ${fontSize} Tf ${left + from * column} ${y} Td (${shown}) Tj ET`
  })
}
