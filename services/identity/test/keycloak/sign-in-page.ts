import { createHash, randomBytes } from 'node:crypto'

const clientId = 'plainpolicy-admin'
const redirectUri = 'http://localhost:3000/auth'

interface Realm {
  url: string
  realm: string
}

const at = ({ url, realm }: Realm, path: string) => `${url}/realms/${realm}/protocol/openid-connect${path}`

/** Keycloak's sign-in page as a browser with our script goes through it: with cookies, forms and PKCE, without a screen. */
export function openSignInPage(realm: Realm) {
  const browser = openBrowser()
  const verifier = randomBytes(32).toString('base64url')
  return {
    open(changes: Record<string, string> = {}) {
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const query = new URLSearchParams({
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid', prompt: 'login' },
        ...{ code_challenge_method: 'S256', code_challenge: challenge, ...changes },
      })
      return browser.visit(at(realm, `/auth?${query}`))
    },
    /** Sends the form that is shown; answers our address with the code when that was the last one. */
    answer(fields: Record<string, string>) {
      const action = /<form[^>]+action="([^"]+)"/.exec(browser.page())?.[1]?.replaceAll('&amp;', '&')
      if (!action) throw new Error('there is no form')
      return browser.visit(action, fields)
    },
    /** The name of the form that is shown, by Keycloak's own template: 'login-otp'. */
    shows: () => /<!-- template: ([\w-]+)\.ftl -->/.exec(browser.page())?.[1],
    hidden: (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(browser.page())?.[1] ?? '',
    /** What our script gets for the code. */
    async tokens(redirect: string): Promise<{ access_token: string; refresh_token?: string }> {
      const code = new URL(redirect).searchParams.get('code') ?? ''
      const form = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirectUri }
      const body = new URLSearchParams({ ...form, code_verifier: verifier })
      const answer = await fetch(at(realm, '/token'), { method: 'POST', body })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      return answer.json() as Promise<{ access_token: string }>
    },
  }
}

/** Keeps cookies and the page that it is on. */
function openBrowser() {
  const cookies = new Map<string, string>()
  let page = ''

  /** Follows redirects; answers the address, unvisited, when one leads to ours. */
  async function visit(address: string, fields?: Record<string, string>): Promise<string | null> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
    const answer = await fetch(address, { ...form, redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location?.startsWith(redirectUri)) return location
    if (location) return visit(location)
    page = await answer.text()
    return null
  }

  return { visit, page: () => page }
}
