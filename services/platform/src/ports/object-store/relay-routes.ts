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
import { allowedUpload, asUploadFault, fileRoute, keepStreams } from './upload-request.ts'

/**
 * PUT /files/*: takes an upload whose size nobody said beforehand, with its limit, and puts it on the S3 server. Such a
 * server's own addresses know an exact size or none, and one with none would take 5 GB. Held in memory on its way: S3
 * wants to know the length first.
 */
export function relayRoutes(bucket: S3Bucket, clock: Clock): FastifyPluginAsync {
  const client = connectS3(bucket, bucket.endpoint)
  const rules = { secret: relaySecret(bucket), clock }
  const encryption = bucket.encryption === 'AES256' ? { ServerSideEncryption: bucket.encryption } : {}
  return async (app) => {
    keepStreams(app)
    app.addHook('onClose', async () => client.destroy())
    app.put('/files/*', fileRoute, async (request, reply) => {
      const { key, contentType, guard, signal } = allowedUpload(request, rules)
      const collect = (body: AsyncIterable<Buffer>) => buffer(body as Readable)
      const bytes = await pipeline(request.raw, guard, collect, { signal }).catch(asUploadFault)
      const object = { Bucket: bucket.bucket, Key: key, Body: bytes, ContentType: contentType, ...encryption }
      await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' })).catch((error) => {
        throw isTaken(error) ? fault.alreadyUploaded() : error
      })
      return reply.status(200).send()
    })
  }
}

const isTaken = (error: unknown) =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0)
