import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
// Declares `config.access` of a route.
import type {} from '../../http/access.ts'
import * as fault from './file-errors.ts'
import { relaySecret } from './relay-secret.ts'
import { connectS3, type S3Bucket } from './s3-connection.ts'
import { type AllowedUpload, allowedUpload, asUploadFault, fileRoute, keepStreams } from './upload-request.ts'

// 10 MB each.
const mostAtOnce = 8

/**
 * PUT /files/*: takes an upload whose size nobody said beforehand, with its limit, and puts it on the S3 server. Such a
 * server's own addresses know an exact size or none, and one with none would take 5 GB. Held in memory on its way: S3
 * wants to know the length first. That is why only a few are taken at once.
 */
export function relayRoutes(bucket: S3Bucket, clock: Clock): FastifyPluginAsync {
  const client = connectS3(bucket, bucket.endpoint)
  const rules = { secret: relaySecret(bucket), clock }
  const encryption = bucket.encryption === 'AES256' ? { ServerSideEncryption: bucket.encryption } : {}
  let underWay = 0
  return async (app) => {
    keepStreams(app)
    app.addHook('onClose', async () => client.destroy())
    app.put('/files/*', fileRoute, async (request, reply) => {
      const upload = allowedUpload(request, rules)
      if (underWay >= mostAtOnce) throw fault.tooManyUploads()
      underWay++
      try {
        await store(upload.key, upload.contentType, await bytesOf(request.raw, upload))
      } finally {
        underWay--
      }
      return reply.status(200).send()
    })
  }

  async function store(key: string, contentType: string, bytes: Buffer): Promise<void> {
    const object = { Bucket: bucket.bucket, Key: key, Body: bytes, ContentType: contentType, ...encryption }
    await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' })).catch((error) => {
      throw isTaken(error) ? fault.alreadyUploaded() : error
    })
  }
}

function bytesOf(body: Readable, { guard, signal }: AllowedUpload): Promise<Buffer> {
  const collect = (checked: AsyncIterable<Buffer>) => buffer(checked as Readable)
  return pipeline(body, guard, collect, { signal }).catch(asUploadFault)
}

const isTaken = (error: unknown) =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0)
