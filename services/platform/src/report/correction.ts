import { z } from 'zod'

/** What a person who has looked at the document says that a value is. */
const correctionSchema = z.object({
  /** Of the value in the report, or the reading's own name for it. */
  path: z.string().min(1).max(200),
  /** As a person writes it: '$412,000', '2%', 'ACV', '2027-03-02', 'yes', 'none'. */
  value: z.string().trim().min(1).max(400),
  /** Where it stands, if that is not where the reader found something. */
  page: z.int().min(1).max(1_000).optional(),
  quote: z.string().trim().min(1).max(400).optional(),
})

/** As a person asks for them and as `reports` hands them to `analysis`. */
export const correctionsSchema = z.array(correctionSchema).min(1).max(20)

export type Correction = z.infer<typeof correctionSchema>
