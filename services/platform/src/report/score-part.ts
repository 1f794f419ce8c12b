import { z } from 'zod'

/** One thing that the score judges; a maximum of 0: not found, counts neither way. */
export const scoreFactSchema = z.object({
  points: z.number(),
  max: z.number(),
  why: z.string(),
  sources: z.array(z.string()),
})
export type ScoreFact = z.infer<typeof scoreFactSchema>

/** The score is the points of the parts over their maxima, out of 100. */
export const scorePartSchema = z.object({
  id: z.enum(['dwelling', 'deductibles', 'roof', 'liability', 'mold', 'water']),
  label: z.string(),
  points: z.number(),
  max: z.number(),
  why: z.string(),
  /** Of all that it judges. */
  sources: z.array(z.string()).optional(),
  /** What it counts of 100 where everything in it is found. */
  weight: z.number().optional(),
  /** What its points are made of. Absent, as the weight, in reports that were made before it was shown. */
  facts: z.array(scoreFactSchema).optional(),
})
export type ScorePart = z.infer<typeof scorePartSchema>
