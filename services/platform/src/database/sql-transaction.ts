/** The raw side of any service's Prisma transaction client: what the outbox and inbox need of it. */
export interface SqlTransaction {
  $executeRaw(query: TemplateStringsArray, ...values: unknown[]): PromiseLike<number>
  $queryRaw<T = unknown>(query: TemplateStringsArray, ...values: unknown[]): PromiseLike<T>
}

/** Wakes the listeners of a channel once the transaction commits. `payload` is an id, at most 200 characters. */
export async function notify(tx: SqlTransaction, channel: string, payload = ''): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_notify(${channel}, ${payload})) AS sent`
}
