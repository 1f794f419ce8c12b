import type { FastifyReply } from 'fastify'
import { tooManyStreams } from '../errors.ts'

/** Each holds a connection to its service for as long as it lasts. */
export const mostStreams = 1_000
/** More than the tabs that a browser gives a stream to (six). */
const mostOfAccount = 12

/** The answers without an end that are under way. */
export function createOpenStreams() {
  const open = new Map<FastifyReply, string>()
  return {
    /** Throws when the account has enough of them, or all accounts together. */
    add(reply: FastifyReply, userId: string): void {
      const own = [...open.values()].filter((other) => other === userId).length
      if (own >= mostOfAccount || open.size >= mostStreams) throw tooManyStreams()
      open.set(reply, userId)
      reply.raw.once('close', () => open.delete(reply))
    },
    end(): void {
      for (const reply of open.keys()) reply.raw.end()
    },
  }
}

export type OpenStreams = ReturnType<typeof createOpenStreams>
