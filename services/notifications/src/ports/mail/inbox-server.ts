import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Inbox, KeptMail } from './embedded.ts'
import { messageList, wholeMessage } from './mailpit-shape.ts'

export interface InboxServer {
  /** 'http://127.0.0.1:8025' */
  url: string
  close(): Promise<void>
}

const page = z.object({
  start: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A mail runs no script and loads nothing; its links open in a tab of their own.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const files = [
  { path: '/', file: 'inbox.html', type: 'text/html; charset=utf-8' },
  { path: '/inbox.css', file: 'inbox.css', type: 'text/css; charset=utf-8' },
  { path: '/message.css', file: 'message.css', type: 'text/css; charset=utf-8' },
  { path: '/inbox.js', file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
]

/** Shows the embedded inbox to whoever develops: a web page and the part of Mailpit's API that tests read. This machine only. */
export async function startInboxServer({ inbox, port }: { inbox: Inbox; port: number }): Promise<InboxServer> {
  const app = fastify({ logger: false, forceCloseConnections: true, requestTimeout: 10_000 })
  guard(app)
  for (const { path, file, type } of files) {
    const content = await readFile(new URL(`inbox-page/${file}`, import.meta.url))
    app.get(path, async (_request, reply) => reply.type(type).send(content))
  }
  addApi(app, inbox)
  addViews(app, inbox)
  const url = await app.listen({ host: '127.0.0.1', port })
  return { url, close: () => app.close() }
}

/** Codes stand in these mails: only a page that this server itself gave may read them, whatever name leads here. */
function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!['localhost', '127.0.0.1', '[::1]'].includes(request.hostname))
      return reply.status(403).send({ Error: 'The inbox answers at localhost only.' })
    reply.headers({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })
}

function addApi(app: FastifyInstance, inbox: Inbox): void {
  app.get('/api/v1/messages', async (request, reply) => {
    const asked = page.safeParse(request.query)
    if (!asked.success) return reply.status(400).send({ Error: 'start and limit are numbers; limit is at most 500' })
    return messageList(inbox.list(), asked.data)
  })
  app.get<{ Params: { id: string } }>('/api/v1/message/:id', async ({ params }, reply) => {
    const mail = find(inbox, params.id)
    return mail ? wholeMessage(mail) : notFound(reply)
  })
}

function addViews(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Params: { id: string } }>('/view/:id.html', async ({ params }, reply) => {
    const mail = find(inbox, params.id)
    if (!mail) return notFound(reply)
    const html = mail.html.replace('<head>', '<head><base target="_blank">')
    return reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8').send(html)
  })
  app.get<{ Params: { id: string } }>('/view/:id.txt', async ({ params }, reply) => {
    const mail = find(inbox, params.id)
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.text) : notFound(reply)
  })
}

// Mailpit, too, calls the newest message 'latest'.
const find = (inbox: Inbox, id: string): KeptMail | null =>
  id === 'latest' ? (inbox.list()[0] ?? null) : inbox.read(id)

const notFound = (reply: FastifyReply) => reply.status(404).send({ Error: 'There is no such message.' })
