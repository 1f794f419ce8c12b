import type { Crop, Place } from './document-parser.ts'
import { drawing } from './draw-page.ts'
import { crop } from './picture/crop.ts'
import { encodeSmallPng } from './picture/png.ts'
import type { PageRenderer } from './picture/render-page.ts'

/** More places than a report shows. */
const MAX_PLACES = 120
/** Pages with places; the figures of a policy stand on two or three. */
const MAX_PAGES = 12
/** Of all pictures together, in bytes before base64. */
const MAX_BYTES = 2_200_000
/** Of one picture, in base64, as in cropsSchema. The photo of a whole page may have more: it is left out, and not the others with it. */
const MAX_PICTURE = 1_000_000
/** Sharp on a screen of two pixels a point. */
const DPI = 144

/** Runs inside the child. Draws each page with places once and cuts them out; what is beyond the bounds is left out. */
export const drawPlaces = (request: Uint8Array): Promise<Crop[]> =>
  drawing<Place[], Crop[]>(request, async (renderer, wish) => {
    const places = wish.slice(0, MAX_PLACES)
    const pages = [...new Set(places.map(({ page }) => page))]
      .filter((page) => page <= renderer.pageCount)
      .slice(0, MAX_PAGES)
    const crops: Crop[] = []
    let bytes = 0
    for (const page of pages) {
      const onPage = places.filter((place) => place.page === page)
      for (const drawn of await cropsOfPage(renderer, page, onPage)) {
        const more = (drawn.png.length * 3) / 4
        if (drawn.png.length > MAX_PICTURE || bytes + more > MAX_BYTES) continue
        bytes += more
        crops.push(drawn)
      }
    }
    return crops
  })

const cropsOfPage = async (renderer: PageRenderer, page: number, places: Place[]): Promise<Crop[]> => {
  const rendered = await renderer.render(page, DPI)
  if (!rendered) return []
  // A figure that the report shows at several places is cut out once.
  const known = new Map<string, Omit<Crop, 'path'> | null>()
  return places.flatMap(({ path, box }) => {
    const name = box.join(' ')
    const picture = known.has(name) ? null : crop(rendered.picture, box, rendered.dpi / 72)
    if (!known.has(name)) known.set(name, picture && { page, ...encoded(picture) })
    const drawn = known.get(name)
    return drawn ? [{ path, ...drawn }] : []
  })
}

const encoded = (picture: Parameters<typeof encodeSmallPng>[0]) => ({
  png: encodeSmallPng(picture).toString('base64'),
  width: picture.width,
  height: picture.height,
})
