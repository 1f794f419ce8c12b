import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { clearSession, sessionSchema, setSession } from '../sessions/session-cookies.ts'
import { forgetVisitor } from '../sessions/visitor-cookie.ts'

const answerSchema = z.looseObject({ session: sessionSchema.nullish() })
const maxBytes = 64 * 1024

/**
 * Turns the `session` of identity's answer into cookies and takes it out: tokens never reach a page's script. Where it
 * ends, the visitor's id ends with it.
 */
export async function answerWithSession(
  reply: FastifyReply,
  body: AsyncIterable<Uint8Array>,
  secure: boolean,
): Promise<void> {
  const { session, ...answer } = answerSchema.parse(JSON.parse(await textOf(body)))
  if (session) setSession(reply, session, secure)
  if (session === null) {
    clearSession(reply, secure)
    forgetVisitor(reply, secure)
  }
  reply.removeHeader('content-length')
  reply.send(JSON.stringify(answer))
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new Error('identity answered more than a session needs')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
