import { readFile } from 'node:fs/promises'
import type { PageText, Suspicion } from './domain/reader/geometry/page-text.ts'
import type { DocumentParser } from './ports/document-parser/document-parser.ts'

const WHY: Record<Suspicion, string> = {
  'no-text': 'words are seen, and the file has no text for them',
  garbled: 'the letters of a font make no words',
  reversed: 'amounts and dates are stored backwards',
  mirrored: 'text is drawn from right to left',
  recognised: 'the text is invisible: another program’s reading of a picture',
  pictures: 'words are seen on which no text lies',
  covered: 'a picture was drawn over figures',
  money: 'dollars beside a percentage are no such share of any limit',
}

/** One line for each page of each file: what its text is suspected of, why, and what came of it. */
export async function printSuspicions(parser: DocumentParser, files: string[]): Promise<void> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null)
    const parsed = bytes ? await parser.read(bytes) : null
    if (!parsed?.ok) process.stdout.write(`${file}: ${parsed?.fault ?? 'cannot be opened'}\n`)
    else for (const page of parsed.value.pages) process.stdout.write(`${file} page ${page.number}: ${told(page)}\n`)
  }
}

function told({ suspicions = [], hasHiddenText, isUnread, toPage }: PageText): string {
  const hidden = hasHiddenText ? ['hidden: words that nobody sees were left out'] : []
  const found = [...suspicions.map((suspicion) => `${suspicion}: ${WHY[suspicion]}`), ...hidden]
  if (found.length === 0) return 'nothing'
  const outcome = isUnread ? ['its picture was not read'] : toPage ? ['its picture was read'] : []
  return [...found, ...outcome].join('; ')
}
