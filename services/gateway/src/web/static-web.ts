import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '@plainpolicy/platform/http/app'

/** Serves the built client: hashed assets for a year, pages never from a cache without asking. */
export async function staticWeb(app: App, directory: string): Promise<void> {
  const assets = join(directory, 'assets')
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    schemaHide: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Every other page address: the client's own router takes it from there.
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { url, headers } = request
    const isPage = !/^\/(api|files|internal)(\/|$)/.test(url) && headers.accept?.includes('text/html')
    return isPage ? reply.sendFile('index.html') : reply.callNotFound()
  })
}
