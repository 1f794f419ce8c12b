import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { KeptCrop } from '../crops/kept-crops.ts'
import { showsPlace } from '../domain/places.ts'

/** Beyond these a PDF would grow without being clearer. */
const MOST_PICTURES = 80

interface ReportPictures {
  data: ReportData
  cropsKey: string | null
  keptCrop: KeptCrop
}

/** The cut-outs of the policy's pages by path: only of places that this version of the report shows. */
export async function reportPictures({ data, cropsKey, keptCrop }: ReportPictures): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  if (cropsKey === null) return pictures
  const paths = [...Object.keys(data.evidence), ...(data.uncertain ?? []).map(({ path }) => path)]
  for (const path of paths.filter((one) => showsPlace(data, one))) {
    if (pictures.size >= MOST_PICTURES) break
    const png = await keptCrop(cropsKey, path)
    if (png) pictures.set(path, png)
  }
  return pictures
}
