import { SignJWT } from 'jose'
import { serviceTokenIssuer } from './verify-token.ts'

interface ServiceTokenOptions {
  /** Who calls. */
  service: string
  /** Who is called; the token is worth nothing elsewhere. */
  audience: string
  secret: string
}

/** A token of one minute with which one service calls another to answer a waiting person. */
export function createServiceToken({ service, audience, secret }: ServiceTokenOptions): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(serviceTokenIssuer)
    .setSubject(service)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(secret))
}
