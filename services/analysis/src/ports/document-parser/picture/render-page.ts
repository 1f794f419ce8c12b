import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { GrayPicture } from './gray-picture.ts'

/** No page is drawn larger, whatever its box claims; a letter at 250 dpi has 5.8 million. */
const MAX_PIXELS = 8_000_000

export interface Rendered {
  picture: GrayPicture
  dpi: number
}

export interface PageRenderer {
  readonly pageCount: number
  /** `number` is 1-based. A page without extent gives null. */
  render(number: number, dpi: number): Promise<Rendered | null>
  close(): void
}

let library: Promise<PDFiumLibrary> | null = null

/** Takes a quarter of a second, best spent while nobody waits. */
export const loadPdfium = (): Promise<PDFiumLibrary> => {
  library ??= PDFiumLibrary.init()
  return library
}

/** Draws pages with pdfium, which runs as WebAssembly: inside the child, without native code. */
export const openRenderer = async (bytes: Uint8Array): Promise<PageRenderer> => {
  const document = await (await loadPdfium()).loadDocument(bytes)
  return {
    pageCount: document.getPageCount(),
    render: async (number, dpi) => {
      const page = document.getPage(number - 1)
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
      if (!(width >= 1 && height >= 1)) return null
      const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / (width * height)))
      const drawn = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' })
      return { picture: { width: drawn.width, height: drawn.height, pixels: drawn.data }, dpi: scale * 72 }
    },
    close: () => document.destroy(),
  }
}
