interface Operated {
  url: string
  realm: string
  /** Of the user 'admin' in Keycloak's own realm. */
  password: string
}

export type AsOperator = (method: string, path: string, body?: object) => Promise<unknown>

/** The Admin API of a realm as the person who runs Keycloak. Throws when it refuses. */
export function keycloakOperator({ url, realm, password }: Operated): AsOperator {
  return async (method, path, body) => {
    const form = { grant_type: 'password', client_id: 'admin-cli', username: 'admin', password }
    const grant = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(30_000),
    })
    if (!grant.ok) throw new Error(`Keycloak signs its operator in no more: ${grant.status} ${await grant.text()}`)
    const { access_token } = (await grant.json()) as { access_token: string }
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }
}
