import { createReadStream } from 'node:fs'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
// Declares `config.access` of a route.
import type {} from '../../http/access.ts'
import { attachmentHeader, nameOf } from './attachment-header.ts'
import * as fault from './file-errors.ts'
import { type FileFolder, openFileFolder } from './file-folder.ts'
import type { AddressClaims } from './signed-address.ts'
import { type AddressRules, allowedUpload, asUploadFault, claimsOf, fileRoute, keepStreams } from './upload-request.ts'

interface FileRoutes extends AddressRules {
  directory: string
}

/** PUT and GET /files/*: what the embedded store's addresses lead to. Bodies go to disk as they come in. */
export function fileRoutes({ directory, ...rules }: FileRoutes): FastifyPluginAsync {
  return async (app) => {
    const folder = await openFileFolder(directory)
    keepStreams(app)
    app.put('/files/*', fileRoute, async (request, reply) => {
      await receive(folder, request, rules)
      return reply.status(200).send()
    })
    app.get('/files/*', fileRoute, async (request, reply) => send(folder, claimsOf(request, 'GET', rules), reply))
  }
}

async function receive(folder: FileFolder, request: FastifyRequest, rules: AddressRules): Promise<void> {
  const { key, ...upload } = allowedUpload(request, rules)
  if (await folder.head(key)) throw fault.alreadyUploaded()
  const isNew = await folder.receive(key, { body: request.raw, ...upload }).catch(asUploadFault)
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
