import multipart from '@fastify/multipart'
import { callerOf, visitorOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { z } from 'zod'
import { beginUpload } from '../acts/begin-upload.ts'
import { completeSubmission } from '../acts/complete-submission.ts'
import { countingCheck } from '../acts/counting-check.ts'
import type { DocumentsDependencies } from '../dependencies.ts'
import { checkPolicyFile } from '../domain/check-policy-file.ts'
import { FileMissing } from '../domain/errors.ts'
import { intakeOf } from '../domain/intake.ts'
import { policyContentType } from '../domain/limits.ts'
import { policyFilename } from '../domain/policy-filename.ts'
import { objectKeyOf } from '../domain/submission.ts'
import { multipartLimits, readPolicyForm } from './read-policy-form.ts'

const schema = {
  operationId: 'submitPolicy',
  description: "The wizard's fields as text, and the PDF as `policyFile`.",
  tags: ['documents'],
  consumes: ['multipart/form-data'],
  response: {
    202: z.object({ submissionId: z.uuid(), documentId: z.uuid() }),
    default: problemSchema,
  },
}

/** POST /api/submit-policy: form and file in one request. Nothing is stored before the file has passed its check. */
export function submitPolicy(app: App, deps: DocumentsDependencies): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits })
    scope.post('/api/submit-policy', { schema }, async (request, reply) => {
      const { userId } = callerOf(request)
      const { policyFile, fields } = await readPolicyForm(request)
      const intake = intakeOf(fields)
      const filename = policyFilename(policyFile.filename)
      const file = await countingCheck(deps.countCheck, () => checkPolicyFile(policyFile.bytes, deps.inspect))
      const submission = await beginUpload(deps, { userId, filename })
      await deps.objects.put(objectKeyOf(submission), policyFile.bytes, { contentType: policyContentType })
      const submitted = await completeSubmission(deps, { submission, file, intake, visitorId: visitorOf(request) })
      // Nobody else knows this report yet.
      if (!submitted) throw new FileMissing()
      return reply.status(202).send({ submissionId: submitted.reportId, documentId: submitted.documentId })
    })
  })
}
