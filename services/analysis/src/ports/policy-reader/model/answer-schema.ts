import { z } from 'zod'
import { claimPaths } from '../../../domain/claims/claim-fields.ts'

/** What a model may answer: places of printed words. Its numbers are never taken, only looked up. */
export const answerSchema = z.object({
  claims: z
    .array(
      z.object({
        field: z.enum(claimPaths),
        page: z.int().min(1).max(300),
        label: z.string().min(1).max(200),
        printed: z.string().min(1).max(60),
      }),
    )
    .max(60),
})
