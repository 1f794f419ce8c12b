import { configDefaults, defineConfig } from 'vitest/config'
import { root } from '../local/root.ts'

/** What rests on the database itself: migrations, notifications, outbox and inbox, and the start of each service. */
export default defineConfig({
  root,
  test: {
    name: 'database',
    include: ['services/platform/src/{database,events}/**/*.test.ts', 'services/*/test/main.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.real.test.ts'],
    globalSetup: ['deploy/real/real-test-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
