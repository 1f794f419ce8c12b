import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './compile-ahead.ts'
import { compressFiles } from './compress-files.ts'
import { iconSprite } from './icon-sprite.ts'
import { preloadFonts } from './preload-fonts.ts'
import { prerenderPages } from './prerender-pages.ts'
import { reactSentinels } from './react-sentinels.ts'

const gateway = 'http://127.0.0.1:3000'

/** All that pages share, but for what forms and long readings are made of, which the report has none of. */
const manyPages =
  /lucide-react|src\/(navigation\/|session\/|layout\/(?!reading-page)|ui\/(?!field|select|progress-bar|page-header))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    iconSprite(),
    reactSentinels(),
    prerenderPages(),
    preloadFonts(),
    compileAhead(),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: {
      polyfill: false,
      // A page's code need not name what the HTML has brought already.
      resolveDependencies: (_page, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/(index|shell|react|libraries|rolldown-runtime)-[^/]+$/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each page's code names the files of the others: two letters less in each are a hundred bytes of it.
            chunkFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              // What every page needs comes in two files, not in ten: a phone pays for each of them with a round trip.
              // Libraries change seldom: a release of ours leaves them in the visitor's cache.
              groups: [
                // React runs by itself, so that no single run of code is long.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'], priority: 1 },
                { name: 'dom', test: /app\/draw-page/, tags: ['$initial'], priority: 1 },
                { name: 'libraries', test: /node_modules\//, tags: ['$initial'] },
                { name: 'shell', test: /^(?!.*(start-served|src\/main\.tsx|index\.html))/, tags: ['$initial'] },
                // What many pages share: one file, where each piece would be one of its own.
                { name: 'pieces', test: manyPages, minShareCount: 3 },
                // What the report and the sample of one share, with the icons that no other page has.
                { name: 'report', test: /features\/report\/|words\/src\/en\/|icons\/copy\.mjs/, minShareCount: 2 },
                { name: 'calls', test: /src\/api\//, minShareCount: 2 },
                { name: 'fields', test: /src\/(layout|ui)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // Makes the HTML of reports in the gateway: one folder that needs no packages.
    server: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/app/serve-report.ts',
          output: {
            entryFileNames: '[name].js',
            // In one file, whose name says what it was built from.
            codeSplitting: { groups: [{ name: 'pages', test: /^(?!.*serve-report)/ }] },
          },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, server } = builder.environments
      if (!client || !server) throw new Error('Both are configured above')
      await builder.build(client)
      await builder.build(server)
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/docs'].map((path) => [path, { target: gateway }])),
  },
})
