import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'services',
          include: ['{services,deploy,proto}/**/*.test.ts'],
          // They need servers: npm run test:real.
          exclude: [...configDefaults.exclude, '**/*.real.test.ts'],
          globalSetup: ['deploy/local/test-postgres.ts'],
          // Some start whole systems, which takes ten times as long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // The web has its own Vite configuration. Its rules are plain functions; its pages need a document, which is slow.
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web rules', root: 'web', include: ['src/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web pages',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // As long as the longest wait for a page's code (testing/render-app.tsx), and more for the rest.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
