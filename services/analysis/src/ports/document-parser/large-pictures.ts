/** Pixels of all pictures of a file together, about as many as pdf.js unpacks while it reads ten pages. */
const MANY_PIXELS = 1_500_000

/** A dictionary is not longer than this, as a rule. */
const NEAR = 1_500

const NAME = '/Image'

/**
 * Whether a file's pictures would take long to unpack. Their dictionaries stand in the clear in every PDF, since streams are
 * not packed into one another; what is missed, or put there to mislead, costs time alone.
 */
export const hasLargePictures = (bytes: Uint8Array): boolean => {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let pixels = 0
  for (let at = raw.indexOf(NAME); at >= 0 && pixels <= MANY_PIXELS; at = raw.indexOf(NAME, at + NAME.length))
    pixels += pixelsOf(raw.toString('latin1', Math.max(0, at - NEAR), at + NEAR), Math.min(at, NEAR))
  return pixels > MANY_PIXELS
}

/** 0 where the name at this place is not that of a picture; a size that is not said there counts as large. */
const pixelsOf = (around: string, at: number): number => {
  const before = around.slice(around.lastIndexOf('obj', at) + 1, at)
  if (!/\/Subtype\s*$/.test(before)) return 0
  const dictionary = before + around.slice(at).split('stream', 1)[0]
  const [width, height] = [/\/Width\s+(\d+)(?!\s+\d+\s+R)/, /\/Height\s+(\d+)(?!\s+\d+\s+R)/].map((size) =>
    Number(size.exec(dictionary)?.[1] ?? Number.POSITIVE_INFINITY),
  ) as [number, number]
  return width * height
}
