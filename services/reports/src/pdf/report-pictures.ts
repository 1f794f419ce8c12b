import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { KeptCrop } from '../crops/kept-crops.ts'
import { showsPlace } from '../domain/places.ts'

/** Beyond these a PDF would grow without being clearer. */
const MOST_PICTURES = 80

/** A path serves as the name of a file where type is set. */
const isFileName = (path: string): boolean => /^\w[\w.-]*$/.test(path)

interface ReportPictures {
  data: ReportData
  cropsKey: string | null
  keptCrop: KeptCrop
}

/** The cut-outs of the policy's pages by path: only of places that this version of the report shows. */
export async function reportPictures({ data, cropsKey, keptCrop }: ReportPictures): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  // The short paper of the Free version names the places; their pictures stand on the page.
  if (cropsKey === null || data.version === 'free') return pictures
  const paths = [...Object.keys(data.evidence), ...(data.uncertain ?? []).map(({ path }) => path)]
  for (const path of paths.filter((one) => isFileName(one) && showsPlace(data, one))) {
    if (pictures.size >= MOST_PICTURES) break
    const png = await keptCrop(cropsKey, path)
    if (png) pictures.set(path, png)
  }
  return pictures
}
