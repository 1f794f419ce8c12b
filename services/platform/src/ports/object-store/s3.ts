import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Clock } from '../../clock/clock.ts'
import { attachmentHeader, nameOf } from './attachment-header.ts'
import { requireKey, requirePrefix } from './object-key.ts'
import {
  type ListedObject,
  ObjectMissing,
  type ObjectStore,
  ObjectTooLarge,
  type PresignGet,
  type PresignPut,
} from './object-store.ts'
import { relaySecret } from './relay-secret.ts'
import { connectS3, type S3Bucket } from './s3-connection.ts'
import { signAddress } from './signed-address.ts'

interface S3ObjectStore extends S3Bucket {
  /** Where the gateway reaches `relay-routes.ts`: '/files'. */
  publicPath: string
  clock: Clock
  /** Prefixes such as 'uploads/'. */
  mayRead: string[]
  mayWrite: string[]
}

interface Place {
  client: S3Client
  bucket: string
}

/** The object store on a server that speaks S3. Addresses lead to its public endpoint; those without a size, to ours. */
export function openS3ObjectStore(options: S3ObjectStore): ObjectStore {
  const { bucket, mayRead, mayWrite } = options
  const inside: Place = { client: connectS3(options, options.endpoint), bucket }
  const outside: Place = { client: connectS3(options, options.publicEndpoint), bucket }
  const readable = (key: string) => requireKey(key, mayRead, 'read')
  const writable = (key: string) => requireKey(key, mayWrite, 'write')
  const encryption = options.encryption === 'AES256' ? { ServerSideEncryption: options.encryption } : {}

  return {
    async put(key, bytes, { contentType }) {
      writable(key)
      const object = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, ...encryption }
      await inside.client.send(new PutObjectCommand(object))
    },
    async get(key, { maxBytes }) {
      readable(key)
      return read(inside, key, maxBytes)
    },
    async head(key) {
      readable(key)
      return head(inside, key)
    },
    async delete(key) {
      writable(key)
      await inside.client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    list(prefix) {
      requirePrefix(prefix, mayRead, 'read')
      return list(inside, prefix)
    },
    async presignPut(key, limits) {
      writable(key)
      const { sizeBytes } = limits
      return sizeBytes === undefined
        ? signRelay(options, key, limits)
        : signUpload(outside, key, { ...limits, sizeBytes })
    },
    async presignGet(key, names) {
      readable(key)
      return signDownload(outside, key, names)
    },
  }
}

async function read({ client, bucket }: Place, key: string, maxBytes: number): Promise<Uint8Array> {
  const { Body: body, ContentLength: length } = await client
    .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    .catch((error): GetObjectCommandOutput => {
      throw error instanceof NoSuchKey ? new ObjectMissing(key) : error
    })
  // HTTP ends the body at its length, so that this bounds what is read.
  if (!body || length === undefined) throw new Error(`The S3 server gave ${key} without its length`)
  if (length <= maxBytes) return body.transformToByteArray()
  if ('destroy' in body) body.destroy()
  throw new ObjectTooLarge(key, maxBytes)
}

async function head({ client, bucket }: Place, key: string) {
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
    return { sizeBytes: found.ContentLength ?? 0, contentType: found.ContentType ?? 'application/octet-stream' }
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

async function* list({ client, bucket }: Place, prefix: string): AsyncGenerator<ListedObject> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
    for (const { Key: key, Size: sizeBytes = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? []) {
      if (key) yield { key, sizeBytes, modifiedAt }
    }
  }
}

/** S3 has no largest size for a PUT: where the exact one is not known, the upload comes to us, who count. */
function signRelay(
  options: S3ObjectStore,
  key: string,
  { contentType, maxBytes, expiresInSeconds }: PresignPut,
): string {
  const expires = Math.floor(options.clock.now().getTime() / 1000) + expiresInSeconds
  return signAddress(options.publicPath, { method: 'PUT', key, expires, contentType, maxBytes }, relaySecret(options))
}

/**
 * Type, size and `If-None-Match` stand in the signature, so that the upload must send them as they are here. Encryption
 * is not asked for here, since the browser would have to ask, too: the bucket's default gives it.
 */
function signUpload({ client, bucket }: Place, key: string, exact: PresignPut & { sizeBytes: number }) {
  const { contentType, sizeBytes, expiresInSeconds } = exact
  const upload = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    IfNoneMatch: '*',
    ContentLength: sizeBytes,
  })
  const signableHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match'])
  return getSignedUrl(client, upload, { expiresIn: expiresInSeconds, signableHeaders })
}

function signDownload({ client, bucket }: Place, key: string, { downloadName, expiresInSeconds }: PresignGet) {
  const download = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: attachmentHeader(downloadName ?? nameOf(key)),
    ResponseCacheControl: 'private, no-store',
  })
  return getSignedUrl(client, download, { expiresIn: expiresInSeconds })
}
