import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { correctionsSchema } from '@plainpolicy/platform/report/correction'
import { z } from 'zod'
import { type CorrectingDependencies, correctAnalysis } from '../activities/correct-analysis.ts'

const schema = {
  operationId: 'correctAnalysis',
  params: z.object({ reportId: z.uuid() }),
  body: z.object({ corrections: correctionsSchema }),
  response: {
    200: z.object({ documentId: z.uuid(), objectKey: z.string(), sha256: z.string(), fields: z.array(z.string()) }),
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
}

/** For `reports`, when a person has looked at a document: assesses its reading again with values put right. */
export function correctAnalysisRoute(app: App, dependencies: CorrectingDependencies): void {
  app.post('/internal/analyses/:reportId/correct', { schema, config: { access: 'service' } }, (request) =>
    correctAnalysis(dependencies, request.params.reportId, request.body.corrections),
  )
}
