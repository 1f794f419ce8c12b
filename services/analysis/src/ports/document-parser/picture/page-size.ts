const RESOLUTION = Buffer.from('pHYs', 'latin1')
const POINTS_PER_METRE = 72 / 0.0254

/** 'WIDTHxHEIGHT' of the drawn page in PDF points, to the tenth; null for a picture that does not say its resolution. */
export function pageSizeOf(png: Uint8Array): string | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, Math.min(png.byteLength, 128))
  const at = bytes.indexOf(RESOLUTION)
  if (at < 0 || at + 8 > bytes.length) return null
  const perMetre = bytes.readUInt32BE(at + 4)
  if (perMetre === 0) return null
  const points = (pixels: number) => Math.round((pixels / perMetre) * POINTS_PER_METRE * 10) / 10
  return `${points(bytes.readUInt32BE(16))}x${points(bytes.readUInt32BE(20))}`
}
