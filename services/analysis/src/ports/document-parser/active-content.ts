import type { ActiveContent } from '../../domain/reader/geometry/page-text.ts'
import type { PageRenderer } from './picture/render-page.ts'

/** Where they are not packed away; long enough not to be met in packed data by chance. */
const NAMES: [string, ActiveContent][] = [
  ['/JavaScript', 'script'],
  ['/Launch', 'launch'],
  ['/EmbeddedFile', 'file'],
  ['/RichMedia', 'media'],
  ['/SubmitForm', 'sending'],
]

/** What the file could set going in a program that lets it. Nothing of it is run, opened or unpacked to find it. */
export const activeContent = (bytes: Uint8Array, renderer: PageRenderer | null): ActiveContent[] => {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const named = NAMES.filter(([name]) => raw.includes(name, 0, 'latin1')).map(([, kind]) => kind)
  return [...new Set([...named, ...(renderer?.activeContent() ?? [])])]
}
