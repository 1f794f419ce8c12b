import { crc32, deflateSync } from 'node:zlib'
import type { GrayPicture } from './gray-picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Quickly rather than small: it lives as long as one page is read. */
export const encodePng = ({ width, height, pixels }: GrayPicture, dpi: number): Buffer => {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of gray.
  header[8] = 8
  const resolution = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  resolution.writeUInt32BE(perMetre, 0)
  resolution.writeUInt32BE(perMetre, 4)
  resolution[8] = 1
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('pHYs', resolution),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
