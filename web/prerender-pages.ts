import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import type { pageMarkup } from './src/app/page-markup.tsx'

const place = '<div id="root"></div>'

/**
 * Without JavaScript the landing page and the legal ones still read: their markup stands in an HTML file each, for
 * browsers that run no scripts. All files start the same client.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset' || !String(html.source).includes(place)) throw new Error('index.html has no #root')
        const shell = String(html.source)
        for (const [name, markup] of Object.entries(await pages())) {
          const source = shell.replace(place, () => `<noscript>${markup()}</noscript>\n    ${place}`)
          if (name === 'index') html.source = source
          else this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
        }
      },
    },
  }
}

async function pages(): Promise<typeof pageMarkup> {
  const { module } = await runnerImport<{ pageMarkup: typeof pageMarkup }>('./src/app/page-markup.tsx', {
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
  })
  return module.pageMarkup
}
