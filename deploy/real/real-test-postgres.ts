import { startTestPostgresWith } from '../local/test-postgres.ts'
import { findDebianPostgres } from './debian-postgres.ts'

/** Vitest's global setup: one PostgreSQL for the run, Debian's; with DATABASE_FROM=npm that of the embedded stack. */
export default function startRealTestPostgres(): Promise<() => Promise<void>> {
  return startTestPostgresWith(process.env.DATABASE_FROM === 'npm' ? undefined : findDebianPostgres)
}
