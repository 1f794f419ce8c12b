import type { Database } from '@plainpolicy/platform/database/open-database'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { ObjectMissing, type ObjectStore } from '@plainpolicy/platform/ports/object-store/object-store'
import { z } from 'zod'
import { maxDocumentBytes } from '../activities/reading-activities.ts'
import { analysisMissing, pageMissing, pageNotDrawn, uploadDeleted } from '../domain/errors.ts'
import type { DocumentParser } from '../ports/document-parser/document-parser.ts'
import { pageSizeOf } from '../ports/document-parser/picture/page-size.ts'
import { findAnalysis, type PrismaClient } from '../store/analyses.ts'

interface DrawPage {
  database: Database<PrismaClient>
  objects: ObjectStore
  parser: Pick<DocumentParser, 'drawPage'>
}

const maxPageBytes = 8 * 1024 * 1024

/** For `reports`, which knows who may see which page: a page of the upload as a picture, drawn when it is first asked for. */
export function drawPageRoute(app: App, { database, objects, parser }: DrawPage): void {
  app.get(
    '/internal/analyses/:reportId/pages/:page',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'drawPage',
        params: z.object({ reportId: z.uuid(), page: z.coerce.number().int().min(1).max(300) }),
        produces: ['image/png'],
        response: { 200: z.custom<Uint8Array>(), 404: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      const { reportId, page } = request.params
      const analysis = await findAnalysis(database.prisma, reportId)
      if (!analysis) throw analysisMissing()
      const { documentId, objectKey } = analysis
      if (!(await objects.head(objectKey))) throw uploadDeleted()
      const key = `analysis/${reportId}/${documentId}/page-${page}.png`
      const kept = await objects.get(key, { maxBytes: maxPageBytes }).catch(nothingIfMissing)
      const png = kept ?? (await draw(objectKey, page))
      if (!kept) await objects.put(key, png, { contentType: 'image/png' })
      const size = pageSizeOf(png)
      if (size) reply.header('x-page-size', size)
      return reply.type('image/png').header('cache-control', 'no-store').send(png)
    },
  )

  async function draw(objectKey: string, page: number): Promise<Uint8Array> {
    const bytes = await objects.get(objectKey, { maxBytes: maxDocumentBytes }).catch(nothingIfMissing)
    if (!bytes) throw uploadDeleted()
    const drawing = await parser.drawPage(bytes, page)
    if (!drawing.ok) throw pageNotDrawn()
    if (!drawing.value) throw pageMissing()
    return drawing.value
  }
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof ObjectMissing) return null
  throw error
}
