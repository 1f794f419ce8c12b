import { z } from 'zod'

/** Prisma's: not reachable, timed out, connection closed, no connection free in time. */
const prismaCodes = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024']
const adapterKinds = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
/** Of the system, and PostgreSQL's classes 08 (connection), 53300 (too many), 57P01 to 57P05 (it stops or starts). */
const driverCodes = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0\d)$/
/** The driver gives some of its errors no code. P2028 is also the code of a transaction that took too long by itself. */
const sentences =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Unable to start a transaction in the given time/

const errorSchema = z.object({
  message: z.string().catch(''),
  code: z.string().catch(''),
  meta: z
    .object({
      driverAdapterError: z.object({
        cause: z.object({ kind: z.string().catch(''), originalCode: z.string().catch('') }),
      }),
    })
    .optional()
    .catch(undefined),
})

/** Whether the database could not be asked, whatever layer says so: the query itself is not at fault. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { message, code, meta } = errorSchema.parse({
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    meta: 'meta' in error ? error.meta : undefined,
  })
  const adapter = meta?.driverAdapterError.cause
  if (adapter && (adapterKinds.includes(adapter.kind) || driverCodes.test(adapter.originalCode))) return true
  return prismaCodes.includes(code) || driverCodes.test(code) || sentences.test(message)
}
