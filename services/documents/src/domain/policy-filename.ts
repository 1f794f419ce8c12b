import { FilenameInvalid, FileRejected } from './errors.ts'

const maxLength = 255
// Control, format and lone surrogate characters (a right-to-left mark can make 'fdp.exe' look like 'exe.pdf'), and path separators.
const unwanted = /[\p{C}/\\]/gu

/** The name as we show it. Throws FileRejected for anything but .pdf, FilenameInvalid for one that is empty or too long. */
export function policyFilename(given: string): string {
  const name = given.normalize('NFC').replace(unwanted, '').trim()
  if (name.length > maxLength) throw new FilenameInvalid()
  if (!/\.pdf$/i.test(name)) throw new FileRejected('not-a-pdf')
  if (name.length === '.pdf'.length) throw new FilenameInvalid()
  return name
}
