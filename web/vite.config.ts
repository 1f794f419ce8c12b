import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import { preloadFonts } from './preload-fonts.ts'
import { prerenderPages } from './prerender-pages.ts'

const gateway = 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), prerenderPages(), preloadFonts(), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // React changes seldom: a release of ours leaves it in the visitor's cache.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/files', '/docs'].map((path) => [path, { target: gateway }])),
  },
})
