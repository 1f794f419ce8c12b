import type { FastifyReply } from 'fastify'

/** A picture that we drew: its type is never guessed, and nobody on the way keeps it. */
export const sendPicture = (reply: FastifyReply, png: Uint8Array): FastifyReply =>
  reply
    .headers({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
