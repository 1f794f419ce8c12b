import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { ActiveContent } from '../../../domain/reader/geometry/page-text.ts'
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
  /** As far as pdfium tells it of the whole document. */
  activeContent(): ActiveContent[]
  close(): void
}

/** Of what pdfium exports and its wrapper keeps to itself. */
interface Inside {
  /** Its handle. */
  documentIdx: number
  module: Record<
    '_FPDFDoc_GetJavaScriptActionCount' | '_FPDFDoc_GetAttachmentCount' | '_FPDF_GetFormType',
    (document: number) => number
  >
}

/** FORMTYPE_XFA_FULL and FORMTYPE_XFA_FOREGROUND. */
const XFA_FORMS = [2, 3]

let library: Promise<PDFiumLibrary> | null = null

/** Takes a quarter of a second, best spent while nobody waits. */
export const loadPdfium = (): Promise<PDFiumLibrary> => {
  library ??= PDFiumLibrary.init()
  return library
}

/** Draws pages with pdfium, which runs as WebAssembly: inside the child, without native code. */
export const openRenderer = async (bytes: Uint8Array): Promise<PageRenderer> => {
  const document = await (await loadPdfium()).loadDocument(bytes)
  const { module, documentIdx } = document as unknown as Inside
  const renderFormFields = module._FPDF_GetFormType(documentIdx) > 0
  return {
    pageCount: document.getPageCount(),
    render: async (number, dpi) => {
      const page = document.getPage(number - 1)
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
      if (!(width >= 1 && height >= 1)) return null
      const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / (width * height)))
      const drawn = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap', renderFormFields })
      return { picture: { width: drawn.width, height: drawn.height, pixels: drawn.data }, dpi: scale * 72 }
    },
    activeContent: () => {
      const kinds: [boolean, ActiveContent][] = [
        [module._FPDFDoc_GetJavaScriptActionCount(documentIdx) > 0, 'script'],
        [module._FPDFDoc_GetAttachmentCount(documentIdx) > 0, 'file'],
        [XFA_FORMS.includes(module._FPDF_GetFormType(documentIdx)), 'xfa'],
      ]
      return kinds.filter(([isThere]) => isThere).map(([, kind]) => kind)
    },
    close: () => document.destroy(),
  }
}
