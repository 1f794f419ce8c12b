import { fileURLToPath } from 'node:url'
import type { PaperDocument } from '../document/document-model.ts'
import { paperFonts } from './fonts.ts'
import { openNativeTypesetter } from './native-typesetter.ts'
import { openPortableTypesetter } from './portable-typesetter.ts'
import { printable } from './printable.ts'
import type { Typesetter } from './typesetter.ts'

export interface PaperJob {
  document: PaperDocument
  /** PNGs by the name under which the document speaks of them: that of one file, without its ending. */
  pictures: ReadonlyMap<string, Uint8Array>
}

export const templates = fileURLToPath(new URL('./template', import.meta.url))

/** The native one where there is a build of it for this machine, else the portable one: the same program, slower. */
export async function openTypesetter(): Promise<Typesetter> {
  const options = { templates, fonts: paperFonts() }
  return openNativeTypesetter(options) ?? (await openPortableTypesetter(options))
}

/** One document as a PDF. */
export function setPaper(typesetter: Typesetter, { document, pictures }: PaperJob): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const [name, png] of pictures) files.set(`pictures/${name}.png`, png)
  files.set('document.json', Buffer.from(JSON.stringify(printable(document))))
  return typesetter.set('document.typ', files)
}
