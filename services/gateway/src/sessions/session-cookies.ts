import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** The tokens of a signed-in browser, as identity answers them. They live in these cookies and nowhere else. */
export const sessionSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessExpiresAt: z.iso.datetime(),
  refreshExpiresAt: z.iso.datetime(),
})
export type Session = z.infer<typeof sessionSchema>

const access = 'pp_access'
const refresh = 'pp_refresh'

export interface SessionTokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

export const tokensOf = ({ cookies }: FastifyRequest): SessionTokens => {
  return { accessToken: cookies[access], refreshToken: cookies[refresh] }
}

/** Of every cookie that we set. */
export const cookieOptions = (secure: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure,
  path: '/',
})

export function setSession(reply: FastifyReply, session: Session, secure: boolean): void {
  reply.setCookie(access, session.accessToken, { ...cookieOptions(secure), expires: new Date(session.accessExpiresAt) })
  reply.setCookie(refresh, session.refreshToken, {
    ...cookieOptions(secure),
    expires: new Date(session.refreshExpiresAt),
  })
}

export function clearSession(reply: FastifyReply, secure: boolean): void {
  for (const name of [access, refresh]) reply.clearCookie(name, cookieOptions(secure))
}
