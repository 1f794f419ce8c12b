import { callerOf, visitorOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { submitStoredFile } from '../acts/submit-stored-file.ts'
import type { DocumentsDependencies } from '../dependencies.ts'

const schema = {
  operationId: 'submitPolicyS3',
  tags: ['documents'],
  body: z.object({ reportId: z.uuid() }),
  response: {
    202: z.object({ reportId: z.uuid(), documentId: z.uuid(), status: z.literal('processing') }),
    default: problemSchema,
  },
}

/** POST /api/submit-policy-s3: the file lies in the object store; check it and begin its analysis. */
export function submitPolicyS3(app: App, deps: DocumentsDependencies): void {
  app.post('/api/submit-policy-s3', { schema }, async (request, reply) => {
    const { userId } = callerOf(request)
    const visitorId = visitorOf(request)
    const { reportId, documentId } = await submitStoredFile(deps, { ...request.body, userId, visitorId })
    return reply.status(202).send({ reportId, documentId, status: 'processing' })
  })
}
