import { z } from 'zod'

/** The whole of a version's pictures; the analysis keeps below 3 MB. */
export const maxCropsBytes = 4 * 1024 * 1024

/** Pictures of the places that a report points to, as the analysis leaves them in one object. */
export const cropsFileSchema = z.object({
  crops: z
    .array(
      z.object({
        path: z.string().min(1).max(200),
        page: z.int().min(1),
        /** Base64. */
        png: z.base64().max(1_500_000),
        width: z.int().min(1),
        height: z.int().min(1),
      }),
    )
    .max(200),
})

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const isPng = (bytes: Uint8Array): boolean => pngSignature.equals(bytes.subarray(0, pngSignature.length))

/** The pictures by path; throws when the file is another thing than it should be. */
export function readCropsFile(bytes: Uint8Array): Map<string, Buffer> {
  const { crops } = cropsFileSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  const pictures = new Map(crops.map(({ path, png }) => [path, Buffer.from(png, 'base64')]))
  for (const picture of pictures.values()) if (!isPng(picture)) throw new Error('a picture of a place is no PNG')
  return pictures
}
