import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@plainpolicy/platform/clock/clock'
import { createPdfInspector } from '@plainpolicy/platform/pdf/pdf-inspector'
import { openEmbeddedObjectStore } from '@plainpolicy/platform/ports/object-store/embedded'
import { fileRoutes } from '@plainpolicy/platform/ports/object-store/file-routes'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { testBus } from '@plainpolicy/platform/testing/test-bus'
import { testDatabase } from '@plainpolicy/platform/testing/test-database'
import { testIdentity } from '@plainpolicy/platform/testing/test-identity'
import { buildApp } from '../src/app.ts'
import { measureChecks } from '../src/measure-checks.ts'
import { openDocumentsDatabase } from '../src/store/open-documents-database.ts'

export const pat = { userId: 'user-pat', email: 'pat@example.com' }
export const sam = { userId: 'user-sam', email: 'sam@example.com' }

export const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))

interface Upload {
  uploadUrl: string
  contentType: string
  key: string
  documentId: string
  reportId: string
}

type Documents = Awaited<ReturnType<typeof openDocuments>>

/** The whole service on a real database, with files on disk, a bus that listens and a clock that stands still. */
export async function openDocuments({ dailyLimit = 50 } = {}) {
  const logger = createLogger({ service: 'documents', level: 'silent' })
  const directory = await mkdtemp(join(tmpdir(), 'documents-'))
  const clock = fixedClock('2026-11-21T12:00:00Z')
  const files = { directory, secret: 'a-secret-for-signing-of-32-characters', clock }
  const prefixes = { mayRead: ['uploads/'], mayWrite: ['uploads/'] }
  const objects = await openEmbeddedObjectStore({ ...files, ...prefixes, publicPath: '/files' })
  const database = await openDocumentsDatabase({ url: await testDatabase('documents'), logger })
  const inspector = createPdfInspector()
  const identity = await testIdentity('documents')
  const events = testBus()
  const metrics = createMetrics('documents')
  const dependencies = {
    database,
    bus: events.bus,
    objects,
    fileRoutes: fileRoutes(files),
    inspect: inspector.inspect,
    verifyToken: identity.verifyToken,
    clock,
    logger,
    metrics,
    countCheck: measureChecks(metrics),
    credits: { availableFor: async (_userId: string) => 0 },
    dailyLimit,
  }
  const app = await buildApp(dependencies)
  return {
    app,
    clock,
    database,
    dependencies,
    events,
    objects,
    headersFor: identity.headersFor,
    async close() {
      await app.close()
      await inspector.close()
      await database.close()
      await rm(directory, { recursive: true })
    },
  }
}

export async function request(documents: Documents, { as = pat, filename = 'policy.pdf', size = '' } = {}) {
  const query = new URLSearchParams({ filename, userId: as.email, ...(size && { size }) })
  return documents.app.inject({
    url: `/api/get-presigned-url?${query}`,
    headers: await documents.headersFor(as),
  })
}

export const put = ({ app }: Documents, { uploadUrl, contentType }: Upload, file: Uint8Array) =>
  app.inject({ method: 'PUT', url: uploadUrl, headers: { 'content-type': contentType }, payload: Buffer.from(file) })

export async function submit(documents: Documents, reportId: string, { as = pat, visitor = '' } = {}) {
  return documents.app.inject({
    method: 'POST',
    url: '/api/submit-policy-s3',
    headers: { ...(await documents.headersFor(as)), ...(visitor && { 'x-visitor-id': visitor }) },
    payload: { reportId },
  })
}

/** Asks for an address and uploads the file; the report is not submitted yet. */
export async function upload(documents: Documents, file: Uint8Array, as = pat): Promise<Upload> {
  const asked = (await request(documents, { as })).json<Upload>()
  await put(documents, asked, file)
  return asked
}
