import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import type { landingMarkup } from './src/features/landing/landing-markup.tsx'

interface Landing {
  landingMarkup: typeof landingMarkup
}

const place = '<div id="root"></div>'

/** Without JavaScript the landing page still reads: its markup stands in index.html for browsers that run no scripts. */
export function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Landing>('./src/features/landing/landing-markup.tsx', {
        root: import.meta.dirname,
        configFile: false,
        plugins: [react()],
      })
      if (!html.includes(place)) throw new Error('index.html has no place for the landing page')
      return html.replace(place, `<noscript>${module.landingMarkup()}</noscript>\n    ${place}`)
    },
  }
}
