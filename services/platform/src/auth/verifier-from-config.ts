import { createTokenVerifier, type VerifyToken } from './verify-token.ts'

interface TokenConfig {
  JWKS_URL: string
  TOKEN_ISSUER: string
  TOKEN_ALGORITHMS: string[]
  SERVICE_SECRET: string
}

/** The verifier of a service, by its `tokenVariables`: people's tokens for us, other services' tokens for this one. */
export function verifierFromConfig(config: TokenConfig, service: string): VerifyToken {
  return createTokenVerifier({
    jwks: new URL(config.JWKS_URL),
    issuer: config.TOKEN_ISSUER,
    audience: 'plainpolicy',
    algorithms: config.TOKEN_ALGORITHMS,
    service,
    serviceSecret: config.SERVICE_SECRET,
  })
}
