import { defineConfig } from 'vitest/config'
import { root } from './root.ts'

export default defineConfig({
  root,
  test: {
    name: 'browser',
    include: ['{web/e2e,deploy/local}/**/*.e2e.ts'],
    globalSetup: ['deploy/local/testing/whole-system.ts'],
    // One after the other: each journey has both cores, so that its waits mean something.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
