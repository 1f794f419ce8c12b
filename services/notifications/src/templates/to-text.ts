import { type Block, disclaimer, type Letter } from './letter.ts'

const width = 72

/** A letter as plain text. Addresses stand on a line of their own, so that no wrapping breaks them. */
export function toText({ heading, blocks, reason }: Letter): string {
  const body = [`${heading}\n${'='.repeat(heading.length)}`, ...blocks.map(blockText)]
  const foot = ['-- ', wrap(reason), '', wrap(disclaimer)].join('\n')
  return `${[...body, foot].join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrap(block.text)
    case 'quote':
      return block.text.split(/\r?\n/).map(quoted).join('\n')
    case 'code':
      return `    ${block.code}\n\n    (${block.caption})`
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'lines':
      return block.lines.map(({ label, value }) => `${label.padEnd(44)} ${value}`).join('\n')
    case 'steps':
      return block.items.map(({ title, text }, index) => wrap(`${index + 1}. ${title}. ${text}`, '   ')).join('\n')
  }
}

/** As mail programs show what somebody else wrote. */
const quoted = (line: string) => wrap(`> ${line}`, '> ').trimEnd()

function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent + word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
