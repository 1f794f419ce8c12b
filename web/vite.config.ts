import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { iconSprite } from './icon-sprite.ts'
import { preloadFonts } from './preload-fonts.ts'
import { prerenderPages } from './prerender-pages.ts'

const gateway = 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), iconSprite(), prerenderPages(), preloadFonts(), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files, not in ten: a phone pays for each of them with a round trip.
          // Libraries change seldom: a release of ours leaves them in the visitor's cache.
          groups: [
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'] },
            { name: 'shell', test: /^(?!.*(ask-first|first-answers))/, tags: ['$initial'] },
            // What many pages share: one file, where each piece would be one of its own.
            { name: 'pieces', test: /lucide-react|src\/(layout|navigation|session|ui)\//, minShareCount: 3 },
            // What the report and the sample of one share, with the icons that no other page has.
            { name: 'report', test: /features\/report\/|words\/src\/en\//, minShareCount: 2 },
            { name: 'calls', test: /src\/api\//, minShareCount: 2 },
            { name: 'fields', test: /lucide-react|src\/ui\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/docs'].map((path) => [path, { target: gateway }])),
  },
})
