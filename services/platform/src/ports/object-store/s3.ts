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
import { connectS3, type S3Bucket } from './s3-connection.ts'

interface S3ObjectStore extends S3Bucket {
  /** Prefixes such as 'uploads/'. */
  mayRead: string[]
  mayWrite: string[]
}

interface Place {
  client: S3Client
  bucket: string
}

/** The object store on a server that speaks S3. Addresses lead to its public endpoint. */
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
      return signUpload(outside, key, limits)
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

/**
 * Type, size and `If-None-Match` stand in the signature, so that the upload must send them as they are here. S3 has no
 * largest size for a PUT: without the exact size the reader of the file has to look at it, which `get` does.
 * Encryption is not asked for here, since the browser would have to ask, too: the bucket's default gives it.
 */
function signUpload({ client, bucket }: Place, key: string, { contentType, sizeBytes, expiresInSeconds }: PresignPut) {
  const upload = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: contentType,
    IfNoneMatch: '*',
    ...(sizeBytes !== undefined && { ContentLength: sizeBytes }),
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
