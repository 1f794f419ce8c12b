import type { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './gen/client.ts'

/** A client over the platform's own tables, for its tests. */
export const plainClient = (adapter: PrismaPg): PrismaClient => new PrismaClient({ adapter })
