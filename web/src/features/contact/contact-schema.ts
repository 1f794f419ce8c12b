import { z } from 'zod'

const line = (missing: string, most: number) =>
  z.string().trim().min(1, missing).max(most, `Please use at most ${most} characters`)

/** The bounds are the server's. */
export const contactSchema = z.object({
  name: line('Please enter your full name', 100),
  email: z.string().trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
  phone: z.string().trim().max(30, 'Please use at most 30 characters'),
  reason: z.enum(['general', 'roof', 'water', 'mold', 'storm']),
  subject: line('Please enter a subject', 150),
  message: z.string().trim().min(1, 'Please enter a message').max(5000, 'Please use at most 5,000 characters'),
  isReferralWanted: z.boolean(),
})

export type ContactInput = z.infer<typeof contactSchema>
