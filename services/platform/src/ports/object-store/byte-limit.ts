import { Transform } from 'node:stream'
import { sizeDiffers, uploadTooLarge } from './file-errors.ts'

interface ByteLimit {
  maxBytes: number
  sizeBytes?: number | undefined
}

/**
 * Lets at most `maxBytes` through. What comes after that is read and dropped, and the fault is raised at the end: a
 * connection cut in the middle of an upload would reach the person as a network error, not as words.
 */
export function limitBytes({ maxBytes, sizeBytes }: ByteLimit): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      done(null, seen > maxBytes ? undefined : chunk)
    },
    flush(done) {
      if (seen > maxBytes) done(uploadTooLarge(maxBytes))
      else done(sizeBytes !== undefined && seen !== sizeBytes ? sizeDiffers() : null)
    },
  })
}
