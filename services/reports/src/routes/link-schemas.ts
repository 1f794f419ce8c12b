import { z } from 'zod'

export const linkVersion = z.enum(['free', 'enhanced'])

/** A link that works; its token is told to nobody but who made it, once. */
export const linkSchema = z.object({
  linkId: z.uuid(),
  version: linkVersion,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
