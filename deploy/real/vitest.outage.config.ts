import { defineConfig } from 'vitest/config'
import { root } from '../local/root.ts'

/** Everything is killed in turn while people upload. Apart from the other tests: it takes minutes, and both cores. */
export default defineConfig({
  root,
  test: {
    name: 'outages on real servers',
    include: ['deploy/real/*outage*.e2e.ts'],
    // Each has all servers of its own.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
