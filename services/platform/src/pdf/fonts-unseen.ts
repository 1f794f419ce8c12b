/** Says that it is loaded; it is never drawn with. */
class UnseenFont {
  readonly loaded = Promise.resolve(this)
}

/**
 * The page of a browser, as far as pdf.js hands fonts to it. Without one it makes an outline of every letter, to draw it by
 * itself: a tenth of what reading a page takes, and nobody draws here. For a process that reads PDFs and does nothing else.
 */
export const pageForFonts = (): { fonts: Pick<Set<unknown>, 'add' | 'delete'> } => {
  Object.assign(globalThis, { FontFace: UnseenFont })
  return { fonts: new Set() }
}
