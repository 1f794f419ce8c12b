import { AppError } from '@plainpolicy/platform/errors/app-error'
import { z } from 'zod'

const problemSchema = z.object({
  code: z.string(),
  status: z.int().min(400).max(499),
  title: z.string(),
  detail: z.string(),
})

/** What the analysis refuses is refused by us in its words; a status of its own making stays a fault of ours. */
export function refusalOf(said: unknown): Error {
  const problem = problemSchema.safeParse(said)
  const isForThePerson = problem.success && [400, 404, 409, 422].includes(problem.data.status)
  return isForThePerson ? new AppError(problem.data) : new Error('analysis refused our request')
}
