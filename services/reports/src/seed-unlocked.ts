import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './store/gen/client.ts'

/** For development only: shows a finished report as one that was paid for. True when there was such a report. */
export async function seedUnlocked({
  databaseUrl,
  reportId,
}: {
  databaseUrl: string
  reportId: string
}): Promise<boolean> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 1 }) })
  try {
    const { count } = await prisma.report.updateMany({ where: { reportId }, data: { unlockedAt: new Date() } })
    return count > 0
  } finally {
    await prisma.$disconnect()
  }
}
