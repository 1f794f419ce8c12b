import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { seedUsers } from '../../services/identity/src/seed-users.ts'
import { payOrder } from './pay-order.ts'
import { root } from './root.ts'
import type { Stack } from './stack.ts'
import { followReport, untilCompleted, uploadPolicy } from './upload-policy.ts'
import { WebSession } from './web-session.ts'

export const accounts = { homeowner: 'homeowner@plainpolicy.test', admin: 'admin@plainpolicy.test' }
export const sample = 'services/analysis/fixtures/statefarm-lloyds-fort-worth.pdf'

/** Two accounts to sign in with, and for the homeowner one report whose Enhanced version is paid for. */
export async function seed(stack: Stack, dataDirectory: string): Promise<void> {
  const { environment, secrets } = stack
  await seedUsers({
    databaseUrl: environment.IDENTITY_DATABASE_URL ?? '',
    users: [
      { email: accounts.homeowner, name: 'Harper Lee Owens', password: secrets.homeowner, roles: ['homeowner'] },
      { email: accounts.admin, name: 'Ada Minton', password: secrets.admin, roles: ['admin'] },
    ],
  })
  const done = join(dataDirectory, 'seeded.json')
  if (existsSync(done)) return
  try {
    writeFileSync(done, JSON.stringify({ reportId: await seedReport(stack) }))
  } catch (error) {
    // Whoever works on the reading of policies must be able to start with a reader that does not work yet.
    console.warn(`The sample report could not be made, and the next start tries again. ${(error as Error).message}`)
  }
}

/** By the way that every policy takes, from the upload on. */
async function seedReport({ origin, secrets }: Stack): Promise<string> {
  const session = new WebSession(origin)
  await session.call('POST', '/api/auth/sign-in', { email: accounts.homeowner, password: secrets.homeowner })
  const bytes = new Uint8Array(readFileSync(join(root, sample)))
  const reportId = await uploadPolicy(session, { email: accounts.homeowner, filename: basename(sample), bytes })
  await untilCompleted(session, reportId, 10_000)
  if (await payOrder(session, reportId)) {
    await followReport(session, reportId, { until: ({ unlocked }) => unlocked, withinMs: 10_000 })
  }
  return reportId
}
