import type { Prisma, ReportLink } from './gen/client.ts'
import type { Transaction } from './reports.ts'

interface NewLink {
  linkId: string
  reportId: string
  tokenHash: string
  version: 'free' | 'enhanced'
  createdAt: Date
  expiresAt: Date
}

const openAt = (now: Date): Prisma.ReportLinkWhereInput => ({ revokedAt: null, expiresAt: { gt: now } })

/** Those that work at the time, newest first. */
export const openLinks = (db: Transaction, reportId: string, now: Date): Promise<ReportLink[]> =>
  db.reportLink.findMany({ where: { reportId, ...openAt(now) }, orderBy: { createdAt: 'desc' } })

/** Keeps a link, and forgets those of the report that ended by themselves. */
export async function keepLink(tx: Transaction, link: NewLink): Promise<void> {
  const { reportId, createdAt } = link
  await tx.reportLink.deleteMany({ where: { reportId, expiresAt: { lt: createdAt } } })
  await tx.reportLink.create({ data: link })
}

interface Withdrawal {
  reportId: string
  now: Date
  /** One link alone, or those to one version. */
  only?: { linkId: string } | { version: 'enhanced' } | undefined
}

/** Answers how many worked until now. */
export async function withdrawLinks(tx: Transaction, { reportId, now, only }: Withdrawal): Promise<number> {
  const where = { reportId, ...only, ...openAt(now) }
  const { count } = await tx.reportLink.updateMany({ where, data: { revokedAt: now } })
  return count
}

/** The link of this very token, while it works. */
export const findOpenLink = (
  db: Transaction,
  { reportId, tokenHash, now }: { reportId: string; tokenHash: string; now: Date },
): Promise<ReportLink | null> => db.reportLink.findFirst({ where: { reportId, tokenHash, ...openAt(now) } })
