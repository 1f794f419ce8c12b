import type { App } from '@plainpolicy/platform/http/app'

interface OpenBrowser {
  app: App
  asGateway: Record<string, string>
  visitor: string
  network: string
}

interface Answer {
  success?: boolean
  error?: string
  signedIn?: boolean
  needsConfirmation?: boolean
  suggestion?: string
  nextStep?: { signInStep: string }
  status?: number
  code?: string
  message?: string
}

export interface Session {
  accessToken: string
  refreshToken: string
  accessExpiresAt: string
  refreshExpiresAt: string
}

/** A browser behind the gateway: keeps the session as the gateway keeps it in cookies, and shows what a page would see. */
export function openBrowser({ app, asGateway, visitor, network }: OpenBrowser) {
  let session: Session | null = null
  const headers = () => ({
    'x-visitor-id': visitor,
    'x-client-network': network,
    ...(session && { authorization: `Bearer ${session.accessToken}`, 'x-refresh-token': session.refreshToken }),
  })
  const refresh = async (refreshToken: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/internal/refresh',
      headers: asGateway,
      payload: { refreshToken },
    })
    return { status: reply.statusCode, session: (reply.json().session ?? null) as Session | null }
  }

  return {
    /** The session as the gateway holds it; null when signed out. */
    session: () => session,
    /** Throws when signed out. */
    tokens: (): Session => {
      if (!session) throw new Error('not signed in')
      return session
    },
    /** Loses the cookies without signing out. */
    forget: () => {
      session = null
    },
    async post(act: string, payload: object = {}): Promise<Answer> {
      const reply = await app.inject({ method: 'POST', url: `/api/auth/${act}`, headers: headers(), payload })
      const { session: changed, ...answer } = reply.json()
      if (changed !== undefined) session = changed
      return answer
    },
    async me() {
      const reply = await app.inject({ url: '/api/auth/me', headers: headers() })
      return { status: reply.statusCode, body: reply.json() }
    },
    refresh,
  }
}
