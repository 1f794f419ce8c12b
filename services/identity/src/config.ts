import { listenVariables, logVariables, port, tokenAlgorithms } from '@plainpolicy/platform/config/shared-variables'
import { z } from 'zod'

/** What IDENTITY_PROVIDER=keycloak asks for. The client is identity's alone: it may manage people. */
export const keycloakVariables = z.object({
  KEYCLOAK_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  KEYCLOAK_REALM: z.string().min(1),
  KEYCLOAK_CLIENT_ID: z.string().min(1),
  KEYCLOAK_CLIENT_SECRET: z.string().min(16),
})

export const identityVariables = z.object({
  ...logVariables,
  ...listenVariables,
  IDENTITY_DATABASE_URL: z.string().min(1),
  IDENTITY_PORT: port.default(4001),
  /** Seals the signing keys, and keys the hashes of codes and addresses. Another secret ends all sessions. */
  IDENTITY_KEY_SECRET: z.string().min(32),
  /** Named by whoever starts it; nobody gets the embedded one by forgetting to choose. */
  IDENTITY_PROVIDER: z.enum(['embedded', 'keycloak']),
  ...keycloakVariables.partial().shape,
  /** The public client with which Keycloak's own page signs people in. */
  KEYCLOAK_PAGE_CLIENT_ID: z.string().min(1).default('plainpolicy-admin'),
  /** Codes that one network may have mailed, and passwords and codes that it may try, in an hour. */
  IDENTITY_CODES_PER_NETWORK: z.coerce.number().int().min(1).default(60),
  IDENTITY_TRIES_PER_NETWORK: z.coerce.number().int().min(1).default(600),
  /** With Keycloak: the realm's address, as its tokens say it. */
  TOKEN_ISSUER: z.string().min(1),
  TOKEN_ALGORITHMS: tokenAlgorithms,
  SERVICE_SECRET: z.string().min(32),
})

export type IdentityConfig = z.infer<typeof identityVariables>
