/** The only things kept in the browser: ids, so that a reload finds its way. Never report data. */
const keys = { documentId: 'lastDocumentId', reportId: 'currentReportId' } as const

export interface RememberedIds {
  documentId: string
  reportId: string
}

export function rememberIds(ids: RememberedIds): void {
  try {
    localStorage.setItem(keys.documentId, ids.documentId)
    localStorage.setItem(keys.reportId, ids.reportId)
  } catch {
    // Storage is off or full: the page works without it.
  }
}

export function rememberedIds(): RememberedIds | null {
  try {
    const documentId = localStorage.getItem(keys.documentId)
    const reportId = localStorage.getItem(keys.reportId)
    return documentId && reportId ? { documentId, reportId } : null
  } catch {
    return null
  }
}

export function forgetIds(): void {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

export const rememberedReportId = (): string | null => rememberedIds()?.reportId ?? null
