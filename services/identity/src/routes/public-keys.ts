import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import type { IdentityDeps } from './identity-deps.ts'

const schema = { hide: true, response: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) } }

/** With these every service verifies access tokens by itself. A reader that meets an unknown key asks again. */
export function publicKeys(app: App, { provider }: IdentityDeps): void {
  app.get('/.well-known/jwks.json', { config: { access: 'public' }, schema }, async (_request, reply) => {
    const { keys } = await provider.publicKeys()
    return reply.header('cache-control', 'public, max-age=60').send({ keys: keys.map((key) => ({ ...key })) })
  })
}
