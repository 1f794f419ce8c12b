import { createHmac } from 'node:crypto'

const periodMs = 30_000

/** The code that an authenticator app shows (RFC 6238: HMAC-SHA-1, 30 s, 6 digits). */
export function totp(secret: string | Buffer, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / periodMs)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** A key as people type it into their app: base32, in groups. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '').toUpperCase()]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Keycloak takes each code once: whoever has just used one waits for the next, at most 30 s. */
export function untilNextCode(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, periodMs - (Date.now() % periodMs) + 100))
}
