import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '@plainpolicy/platform/http/app'
import { z } from 'zod'
import { setPageHeaders } from './page-headers.ts'

/** Serves the built client: hashed assets for a year, pages never from a cache without asking. */
export async function staticWeb(app: App, directory: string): Promise<void> {
  const assets = join(directory, 'assets')
  await app.register(fastifyStatic, {
    root: directory,
    // Looked up at each request, so that a client that is built anew is served without a new start.
    serve: false,
    cacheControl: false,
    // The build leaves each file in its small forms, too.
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const schema = { hide: true, params: z.object({ '*': z.string() }) }
  app.get('/*', { config: { access: 'public' }, schema }, async (request, reply) => {
    const path = request.params['*']
    // With any slashes before it: '//server/…' is the same file.
    if (/^\/*(api|files|internal|server)(\/|$)/.test(path)) return reply.callNotFound()
    // Every other page address: the client's own router takes it from there.
    const isPage = !path.split('/').at(-1)?.includes('.') && request.headers.accept?.includes('text/html')
    if (isPage) setPageHeaders(reply, path)
    return reply.sendFile(isPage ? pageFileOf(directory, path) : path)
  })
}

/** A page whose HTML names its own code, or has words for browsers without scripts, has a file: / is index.html, /terms terms.html. */
function pageFileOf(directory: string, path: string): string {
  const own = `${path === '' ? 'index' : path}.html`
  return /^[a-z-]+\.html$/.test(own) && existsSync(join(directory, own)) ? own : 'app.html'
}
