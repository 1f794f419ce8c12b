import { z } from 'zod'

/** RFC 9457; `message` repeats `detail`, because the page shows '{status}: {message}'. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problemSchema>
