import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'services',
          include: ['{services,deploy,proto}/**/*.test.ts'],
          globalSetup: ['deploy/local/test-postgres.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      // The web has its own Vite configuration: JSX, Tailwind, and a document to render into.
      ...(existsSync('web/vite.config.ts') ? ['web/vite.config.ts'] : []),
    ],
  },
})
