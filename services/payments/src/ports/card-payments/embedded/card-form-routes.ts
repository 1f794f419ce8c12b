import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const files = [
  { path: '/card-form/card-form.css', file: 'card-form.css', type: 'text/css; charset=utf-8' },
  { path: '/card-form/challenge.css', file: 'challenge.css', type: 'text/css; charset=utf-8' },
  { path: '/card-form/card-form.js', file: 'card-form.js', type: 'text/javascript; charset=utf-8' },
  { path: '/card-form/card-fields.js', file: 'card-fields.js', type: 'text/javascript; charset=utf-8' },
  { path: '/card-form/card-rules.js', file: 'card-rules.js', type: 'text/javascript; charset=utf-8' },
]

/** The page for the checkout's frame. Only that origin may frame it, and it speaks with no other. */
export async function addCardForm(app: FastifyInstance, publicOrigin: string): Promise<void> {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:",
    `base-uri 'none'; form-action 'none'; frame-ancestors ${publicOrigin}`,
  ].join('; ')
  const page = await readPart('card-form.html')
  app.get('/card-form', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page.replace('PUBLIC_ORIGIN', publicOrigin)),
  )
  for (const { path, file, type } of files) {
    const content = await readPart(file)
    app.get(path, async (_request, reply) => reply.type(type).send(content))
  }
}

const readPart = (file: string) => readFile(new URL(`card-form/${file}`, import.meta.url), 'utf8')
