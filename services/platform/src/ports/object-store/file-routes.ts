import { createReadStream } from 'node:fs'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import { AppError } from '../../errors/app-error.ts'
// Declares `config.access` of a route.
import type {} from '../../http/access.ts'
import { attachmentHeader, nameOf } from './attachment-header.ts'
import { limitBytes } from './byte-limit.ts'
import * as fault from './file-errors.ts'
import { type FileFolder, openFileFolder } from './file-folder.ts'
import { isObjectKey } from './object-key.ts'
import { type AddressClaims, readAddress } from './signed-address.ts'

interface FileRoutes {
  directory: string
  secret: string
  clock: Clock
}

// The slowest upload that we wait for.
const patienceMs = 5 * 60 * 1000

/** PUT and GET /files/*: what the embedded store's addresses lead to. The signature is the right; no cookie is read. */
export function fileRoutes({ directory, secret, clock }: FileRoutes): FastifyPluginAsync {
  return async (app) => {
    const folder = await openFileFolder(directory)
    // The body stays a stream: it goes to disk as it comes in.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const options = { config: { access: 'public' }, schema: { hide: true } } as const

    app.put('/files/*', options, async (request, reply) => {
      await receive(folder, claimsOf(request, 'PUT'), request)
      return reply.status(200).send()
    })
    app.get('/files/*', options, async (request, reply) => send(folder, claimsOf(request, 'GET'), reply))
  }

  function claimsOf(request: FastifyRequest, method: AddressClaims['method']): AddressClaims {
    const key = (request.params as { '*': string })['*']
    const query = request.query as Record<string, unknown>
    const claims = isObjectKey(key) ? readAddress({ method, key }, query, secret) : null
    if (!claims) throw fault.addressInvalid()
    if (clock.now().getTime() >= claims.expires * 1000) throw fault.addressExpired()
    return claims
  }
}

async function receive(folder: FileFolder, claims: AddressClaims, { headers, raw }: FastifyRequest): Promise<void> {
  const { key, contentType, maxBytes, sizeBytes } = claims
  if (contentType === undefined || maxBytes === undefined) throw fault.addressInvalid()
  if (headers['content-type'] !== contentType) throw fault.wrongContentType(contentType)
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw fault.uploadTooLarge(maxBytes)
  if (await folder.head(key)) throw fault.alreadyUploaded()
  const upload = {
    body: raw,
    guard: limitBytes({ maxBytes, sizeBytes }),
    contentType,
    signal: AbortSignal.timeout(patienceMs),
  }
  const isNew = await folder.receive(key, upload).catch((error) => {
    if (error instanceof AppError || !isBrokenConnection(error)) throw error
    throw fault.uploadInterrupted(error)
  })
  if (!isNew) throw fault.alreadyUploaded()
}

async function send(folder: FileFolder, { key, downloadName }: AddressClaims, reply: FastifyReply) {
  const head = await folder.head(key)
  if (!head) throw fault.fileGone()
  // Never inline: nothing that a stranger wrote may run, or be drawn, as a page of ours.
  return reply
    .headers({
      'content-type': head.contentType,
      'content-length': head.sizeBytes,
      'content-disposition': attachmentHeader(downloadName ?? nameOf(key)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(createReadStream(folder.pathOf(key)))
}

const brokenCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'])
const isBrokenConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && brokenCodes.has(String(error.code))
