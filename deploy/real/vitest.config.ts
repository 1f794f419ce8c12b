import { defineConfig } from 'vitest/config'
import { root } from '../local/root.ts'

/** Each adapter against its port's contract. Apart from the other tests: the servers take time and memory. */
export default defineConfig({
  root,
  test: {
    name: 'real',
    include: ['{services,deploy}/**/*.real.test.ts', 'services/*/src/ports/**/embedded*.test.ts'],
    globalSetup: ['deploy/real/real-test-postgres.ts'],
    // One server at a time has both cores.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
