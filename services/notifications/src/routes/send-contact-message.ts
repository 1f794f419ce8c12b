import type { Clock } from '@plainpolicy/platform/clock/clock'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { consentWordings, contactReasons, referenceOf } from '../domain/contact-message.ts'
import { leastWritingMs } from '../domain/contact-rules.ts'
import { SentTooFast } from '../domain/errors.ts'
import { type ContactIntake, receiveContact } from './receive-contact.ts'

export interface SendContactMessage extends ContactIntake {
  clock: Clock
  hashNetwork: (network: string) => string
}

/** One line of a form: it may stand in the head of a mail, so nothing in it starts another line. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), 'No line breaks or control signs')

const message = z
  .string()
  .trim()
  .min(1)
  .max(5_000)
  .refine((text) => !text.includes('\0'), 'No control signs')

const schema = {
  operationId: 'sendContactMessage',
  tags: ['notifications'],
  body: z.object({
    /** Made by the page, once for each message: one that is sent again is kept once. */
    contactId: z.uuid(),
    name: line(100),
    email: z.email().max(254),
    phone: line(30).optional(),
    reason: z.enum(contactReasons),
    subject: line(150),
    message,
    reportId: z.uuid().optional(),
    /** The words by which the person agreed to be referred, as they stood beside the box. */
    referralConsent: z.enum(consentWordings).optional(),
    /** A field that people do not see. */
    website: z.string().max(2_000),
    /** Milliseconds for which the page was open. */
    openMs: z.number().int().min(0),
  }),
  response: {
    200: z.object({ success: z.literal(true), reference: z.string() }),
    400: problemSchema,
    422: problemSchema,
    429: problemSchema,
  },
}

const networkOf = ({ headers }: FastifyRequest): string => {
  const network = headers['x-client-network']
  return typeof network === 'string' && network.length <= 100 ? network : 'unknown'
}

/** POST /api/contact: keeps what a visitor or a signed-in person wrote and mails it to support. */
export function sendContactMessage(app: App, options: SendContactMessage): void {
  app.post('/api/contact', { schema, config: { access: 'public' } }, async (request) => {
    const { contactId: id, website, openMs, phone, reportId, referralConsent, ...written } = request.body
    if (openMs < leastWritingMs) throw new SentTooFast()
    const { caller } = request
    await receiveContact(options, {
      ...written,
      id,
      email: written.email.toLowerCase(),
      userId: caller?.kind === 'user' ? caller.userId : null,
      phone: phone ?? null,
      reportId: reportId ?? null,
      referralConsent: referralConsent ?? null,
      isSuspect: website !== '',
      networkHash: options.hashNetwork(networkOf(request)),
      receivedAt: options.clock.now(),
    })
    return { success: true as const, reference: referenceOf(id) }
  })
}
