import type { Tx } from './identity-database.ts'

export interface StoredSession {
  sessionId: string
  userId: string
  currentHash: string
  previousHash: string | null
  rotatedAt: Date | null
  replay: string | null
  expiresAt: Date
  endedAt: Date | null
}

interface NewSession {
  sessionId: string
  userId: string
  currentHash: string
  startedAt: Date
  expiresAt: Date
}

export async function addSession(db: Tx, session: NewSession): Promise<void> {
  await db.session.create({ data: session })
}

/** Holds the session until the transaction ends: of several refreshes at once only one turns the token. */
export async function lockSession(tx: Tx, sessionId: string): Promise<StoredSession | null> {
  await tx.$queryRaw`SELECT 1 FROM "session" WHERE "session_id" = ${sessionId}::uuid FOR UPDATE`
  return tx.session.findUnique({ where: { sessionId } })
}

interface Rotation {
  sessionId: string
  currentHash: string
  previousHash: string
  replay: string
  now: Date
}

export async function rotateSession(tx: Tx, { sessionId, now, ...hashes }: Rotation): Promise<void> {
  await tx.session.update({ where: { sessionId }, data: { ...hashes, rotatedAt: now } })
}

export async function isSessionLive(db: Tx, sessionId: string, now: Date): Promise<boolean> {
  return (await db.session.count({ where: { sessionId, endedAt: null, expiresAt: { gt: now } } })) === 1
}

export async function endStoredSession(db: Tx, sessionId: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { sessionId, endedAt: null }, data: { endedAt: now, replay: null } })
}

export async function endSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now, replay: null } })
}

/** Deletes what is over, and the sealed answers that nobody may ask for any more. */
export async function deleteEndedSessions(db: Tx, now: Date, replaysBefore: Date): Promise<number> {
  await db.session.updateMany({
    where: { replay: { not: null }, rotatedAt: { lt: replaysBefore } },
    data: { replay: null },
  })
  const { count } = await db.session.deleteMany({
    where: { OR: [{ expiresAt: { lte: now } }, { endedAt: { not: null } }] },
  })
  return count
}
