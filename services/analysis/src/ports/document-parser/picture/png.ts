import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { GrayPicture } from './gray-picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Quickly rather than small: it lives as long as one page is read. */
export const encodePng = ({ width, height, pixels }: GrayPicture, dpi: number): Buffer => {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return file({ width, height, bits: 8, rows, level: 1 }, resolution(dpi))
}

/** What `encodePng` wrote; null for any other. */
export const decodePng = (png: Buffer): GrayPicture | null => {
  if (png.length < PIXELS_FROM || !png.subarray(0, SIGNATURE.length).equals(SIGNATURE) || png[24] !== 8) return null
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const rows = unpacked(png.subarray(PIXELS_FROM), (width + 1) * height)
  if (!rows) return null
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width)
  return { width, height, pixels }
}

/** After the signature, the header, the resolution, and the length and name of the pixels. */
const PIXELS_FROM = 8 + 25 + 21 + 8

const unpacked = (data: Buffer, length: number): Buffer | null => {
  if (length > MOST_BYTES) return null
  try {
    const rows = inflateSync(data, { maxOutputLength: length })
    return rows.length === length ? rows : null
  } catch {
    return null
  }
}

/** More than any page is drawn with. */
const MOST_BYTES = 20_000_000

/** In 16 shades of gray, two pixels a byte, for people's eyes. With `dpi` it says how large the paper is. */
export const encodeSmallPng = ({ width, height, pixels }: GrayPicture, dpi?: number): Buffer => {
  const stride = Math.ceil(width / 2)
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0, at = y * (stride + 1) + 1; x < width; x += 1, index += 1) {
      // To the nearest of the 16, which lie 17 apart.
      const shade = Math.round((pixels[index] as number) / 17)
      if (x % 2 === 0) rows[at] = shade << 4
      else {
        rows[at] = (rows[at] as number) | shade
        at += 1
      }
    }
  return file({ width, height, bits: 4, rows, level: 6 }, ...(dpi === undefined ? [] : [resolution(dpi)]))
}

function resolution(dpi: number): Buffer {
  const perMetre = Math.round(dpi / 0.0254)
  const data = Buffer.alloc(9)
  data.writeUInt32BE(perMetre, 0)
  data.writeUInt32BE(perMetre, 4)
  data[8] = 1
  return chunk('pHYs', data)
}

interface Rows {
  width: number
  height: number
  /** Bits a pixel of gray. */
  bits: 4 | 8
  rows: Buffer
  level: number
}

const file = ({ width, height, bits, rows, level }: Rows, ...remarks: Buffer[]): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  const data = chunk('IDAT', deflateSync(rows, { level }))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...remarks, data, chunk('IEND', Buffer.alloc(0))])
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
