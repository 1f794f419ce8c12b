import { defineConfig } from 'vitest/config'
import { root } from '../local/root.ts'

/** The main job, paying, and what an object store must refuse, in a real browser on the real servers. */
export default defineConfig({
  root,
  test: {
    name: 'browser on real servers',
    include: ['web/e2e/{main-job,checkout,bad-files}.e2e.ts', 'deploy/real/{trace,keycloak-admin}.e2e.ts'],
    globalSetup: ['deploy/real/real-system.ts'],
    // One after the other, as on the embedded stack: each journey has both cores.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
