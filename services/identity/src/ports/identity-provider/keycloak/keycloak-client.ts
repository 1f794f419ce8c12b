import { z } from 'zod'
import { ProviderAway } from '../../../domain/errors.ts'

export interface KeycloakAddress {
  /** Without the path: 'http://127.0.0.1:8080'. */
  url: string
  realm: string
  clientId: string
  clientSecret: string
}

interface KeycloakAnswer {
  status: number
  headers: Headers
  /** Parsed JSON; null for any other text. */
  body: unknown
}

interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the realm: '/users'. */
  path: string
  body?: object
}

/** Our client's two ways into the realm. Both reject with ProviderAway when Keycloak does not answer in time, or with a 5xx. */
export interface KeycloakClient {
  /** An address of OpenID Connect: '/token'. */
  oidc(path: string): string
  /** A form with our client's id and secret; answers whatever Keycloak says to it. Five seconds to answer, unless told otherwise. */
  post(path: string, fields: Record<string, string>, withinMs?: number): Promise<KeycloakAnswer>
  /** The Admin API, as our client's service account. */
  admin(call: AdminCall): Promise<KeycloakAnswer>
}

const answersWithinMs = 5_000
// So that no token runs out on its way.
const renewBeforeMs = 30_000
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

export function createKeycloakClient({ url, realm, clientId, clientSecret }: KeycloakAddress): KeycloakClient {
  const realmPath = encodeURIComponent(realm)
  const oidc = (path: string) => `${url}/realms/${realmPath}/protocol/openid-connect${path}`
  const client = { client_id: clientId, client_secret: clientSecret }
  const post = (path: string, fields: Record<string, string>, withinMs = answersWithinMs) =>
    ask(oidc(path), { method: 'POST', body: new URLSearchParams({ ...client, ...fields }) }, withinMs)
  const adminToken = keepToken(async () => {
    const { status, body } = await post('/token', { grant_type: 'client_credentials' })
    if (status !== 200) throw new Error(`Keycloak gives our client no token: ${faultOf(body)}`)
    return tokenSchema.parse(body)
  })

  async function admin({ method, path, body }: AdminCall): Promise<KeycloakAnswer> {
    const call = async () => {
      const headers = { authorization: `Bearer ${await adminToken.get()}`, 'content-type': 'application/json' }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      return ask(`${url}/admin/realms/${realmPath}${path}`, init)
    }
    const answer = await call()
    if (answer.status !== 401) return answer
    // Its keys or its sessions were renewed before our token ran out.
    adminToken.drop()
    return call()
  }

  return { oidc, post, admin }
}

/** What Keycloak says in its answer, for our log: 'invalid_grant: Invalid user credentials'. */
export function faultOf(body: unknown): string {
  const { error, error_description, errorMessage } = (body ?? {}) as Record<string, unknown>
  return [error, error_description ?? errorMessage].filter(Boolean).join(': ') || 'no reason given'
}

export async function ask(url: string, init: RequestInit, withinMs = answersWithinMs): Promise<KeycloakAnswer> {
  let answer: KeycloakAnswer
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    })
    const { status, headers } = response
    answer = { status, headers, body: parsed(await response.text()) }
  } catch (cause) {
    throw new ProviderAway(cause)
  }
  if (answer.status >= 500) throw new ProviderAway(new Error(`Keycloak answered ${answer.status}`))
  return answer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One token for all calls, asked for once when many need it. */
function keepToken(fetchToken: () => Promise<z.infer<typeof tokenSchema>>) {
  let kept: { token: Promise<string>; until: number } | undefined
  return {
    get(): Promise<string> {
      if (kept && Date.now() < kept.until) return kept.token
      const fetching = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
      fetching.token = fetchToken().then(
        ({ access_token, expires_in }) => {
          fetching.until = Date.now() + expires_in * 1_000 - renewBeforeMs
          return access_token
        },
        (error) => {
          if (kept === fetching) kept = undefined
          throw error
        },
      )
      kept = fetching
      return fetching.token
    },
    drop(): void {
      kept = undefined
    },
  }
}
