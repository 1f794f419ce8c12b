import { openPdf } from './open-pdf.ts'
import { PdfFaultError } from './pdf-fault.ts'
import { servePdfChild } from './serve-pdf-child.ts'

const inspect = async (bytes: Uint8Array): Promise<{ pageCount: number }> => {
  const pdf = await openPdf(bytes)
  try {
    // A page count alone is only what the file claims.
    const { view } = await pdf.getPage(1)
    if (view.some((edge) => !Number.isFinite(edge))) throw new PdfFaultError('damaged')
    return { pageCount: pdf.numPages }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

servePdfChild({ inspect })
