import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from './session-cookies.ts'

const name = 'pp_visitor'
const days30 = 30 * 24 * 60 * 60

/** The random id of this browser, signed in or not; made at its first request and signed, so that nobody takes another's. */
export function visitorId(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const cookie = request.cookies[name]
  const known = cookie === undefined ? null : request.unsignCookie(cookie)
  if (known?.valid && known.value) return known.value
  const id = randomUUID()
  reply.setCookie(name, id, { ...cookieOptions(secure), signed: true, maxAge: days30 })
  return id
}

/** Who sits here next is somebody else: what was written or paid in this browser before is not theirs. */
export const forgetVisitor = (reply: FastifyReply, secure: boolean): void =>
  void reply.clearCookie(name, cookieOptions(secure))
