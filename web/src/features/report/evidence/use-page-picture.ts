import { useEffect, useState } from 'react'
import { isSample, pageUrl, samplePageSize } from './place.ts'

export type PagePicture =
  | { state: 'loading' }
  /** `isDeleted`: we keep uploads for a time; after that there is no page to draw. */
  | { state: 'failed'; isDeleted: boolean }
  /** `size` in PDF points; null where the server did not say it, and then no place can be marked. */
  | { state: 'shown'; url: string; size: Size }

/** The picture of one page, and a way to ask for it again. */
export function usePagePicture(reportId: string, page: number) {
  const [attempt, setAttempt] = useState(0)
  const [picture, setPicture] = useState<PagePicture>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const asking = new AbortController()
    setPicture({ state: 'loading' })
    const known = isSample(reportId) ? samplePageSize : null
    fetchPicture(pageUrl(reportId, page), known, asking.signal).then(
      (fetched) => !asking.signal.aborted && setPicture(fetched),
      () => !asking.signal.aborted && setPicture({ state: 'failed', isDeleted: false }),
    )
    return () => asking.abort()
  }, [reportId, page, attempt])
  return { picture, askAgain: () => setAttempt(attempt + 1) }
}

type Size = { width: number; height: number } | null

async function fetchPicture(url: string, known: Size, signal: AbortSignal): Promise<PagePicture> {
  const answer = await fetch(url, { credentials: 'include', signal })
  if (!answer.ok) return { state: 'failed', isDeleted: answer.status === 404 }
  const size = known ?? pageSize(answer.headers.get('x-page-size'))
  return { state: 'shown', url: await dataUrl(await answer.blob()), size }
}

/** The content security policy lets pages show data: pictures, not blob: ones. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** '612x792' */
function pageSize(header: string | null): Size {
  const [width, height] = (header ?? '').split('x').map(Number)
  return width && height ? { width, height } : null
}
