import type { FastifyReply } from 'fastify'

/** What is the same for everybody; every other page is a person's own, or a step on the way to it. */
const forSearchEngines = ['', 'terms', 'privacy', 'contact', 'sample-report']

/** The sample report stands in a frame of the demo pages; no other page may stand in any. */
const framedByUs = 'sample-report'

/** What the head of a page's answer says beyond what all answers say. */
export function setPageHeaders(reply: FastifyReply, path: string): void {
  if (!forSearchEngines.includes(path)) reply.header('x-robots-tag', 'noindex')
  if (path !== framedByUs) return
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}
