import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { beginUpload } from '../acts/begin-upload.ts'
import type { DocumentsDependencies } from '../dependencies.ts'
import { requireAllowedSize } from '../domain/check-policy-file.ts'
import { maxPolicyBytes, policyContentType, uploadAddressSeconds } from '../domain/limits.ts'
import { objectKeyOf } from '../domain/submission.ts'

const schema = {
  operationId: 'requestUpload',
  tags: ['documents'],
  querystring: z.object({
    filename: z.string().max(1_000),
    // The gateway has seen that this is the caller's own address; the token says who it is.
    userId: z.email().max(254).optional(),
    size: z.coerce.number().int().min(0).optional(),
  }),
  response: {
    200: z.object({
      uploadUrl: z.string(),
      contentType: z.string(),
      key: z.string(),
      documentId: z.uuid(),
      originalFilename: z.string(),
      reportId: z.uuid(),
      reportData: z.null(),
    }),
    default: problemSchema,
  },
}

/** GET /api/get-presigned-url: a new report, and an address that takes its file for five minutes. */
export function requestUpload(app: App, deps: DocumentsDependencies): void {
  app.get('/api/get-presigned-url', { schema }, async (request, reply) => {
    const { filename, size } = request.query
    if (size !== undefined) requireAllowedSize(size)
    const submission = await beginUpload(deps, { userId: callerOf(request).userId, filename })
    const key = objectKeyOf(submission)
    const uploadUrl = await deps.objects.presignPut(key, {
      contentType: policyContentType,
      maxBytes: maxPolicyBytes,
      ...(size !== undefined && { sizeBytes: size }),
      expiresInSeconds: uploadAddressSeconds,
    })
    const { reportId, documentId, originalFilename } = submission
    reply.header('cache-control', 'no-store')
    return { uploadUrl, contentType: policyContentType, key, documentId, originalFilename, reportId, reportData: null }
  })
}
