import { ObjectMissing, type ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Logger } from '@plainpolicy/platform/telemetry/logger'

/**
 * Has to grow by one, in the same commit, with every change of what a PDF of the same report looks like or says: the
 * template (pdf/template), the document's words and sections (document/), what other policies add (domain/related/). What is
 * kept of an older edition is made again.
 */
const EDITION = 5
const MAX_BYTES = 20 * 1024 * 1024

export interface KeptPdf {
  reportId: string
  /** Number of the report's version. */
  number: number
  version: 'free' | 'enhanced'
  language: Language
  /** Names what other policies of the owner add; '' where they add nothing. */
  related: string
}

export interface KeptPdfs {
  /** The kept PDF, or else the made one, which is kept from then on. Made once, however many ask at the same time. */
  fetch(wanted: KeptPdf, make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Succeeds, too, when there are none. */
  deleteKept(reportId: string, version: KeptPdf['version']): Promise<void>
}

export function keptPdfs(objects: ObjectStore, logger: Logger): KeptPdfs {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function keptOrMade(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = await objects.get(key, { maxBytes: MAX_BYTES }).catch((error) => {
      if (error instanceof ObjectMissing) return null
      throw error
    })
    if (kept) return kept
    const pdf = await make()
    // The person has waited for it: a store that is away costs the next one a second, not this one the PDF.
    await objects.put(key, pdf, { contentType: 'application/pdf' }).catch((error) => {
      logger.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'a report’s PDF could not be kept')
    })
    return pdf
  }

  return {
    fetch(wanted, make) {
      const key = keyOf(wanted)
      const pdf = underWay.get(key) ?? keptOrMade(key, make).finally(() => underWay.delete(key))
      underWay.set(key, pdf)
      return pdf
    },
    async deleteKept(reportId, version) {
      for await (const { key } of objects.list(folderOf({ reportId, version }))) await objects.delete(key)
    },
  }
}

const folderOf = ({ reportId, version }: Pick<KeptPdf, 'reportId' | 'version'>): string =>
  `reports/${reportId}/pdf/${version}/`

const keyOf = (pdf: KeptPdf): string =>
  `${folderOf(pdf)}${pdf.number}-${pdf.language}${pdf.related && `-${pdf.related}`}-edition-${EDITION}.pdf`
