import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { codeFiles, codeLinks } from './code-files.ts'
import type { pageMarkup } from './src/app/page-markup.tsx'

type Bundle = Rolldown.OutputBundle

const place = '<div id="root"></div>'

/** Of a page with a file of its own: the code that its route fetches. */
const routeCode: Record<string, string[]> = {
  index: ['/src/app/home-page.tsx'],
  terms: ['/src/features/legal/terms-page.tsx'],
  privacy: ['/src/features/legal/privacy-page.tsx'],
}

const reportPage = '/src/features/report/report-page.tsx'
const reportCode: Record<string, string[]> = {
  report: [reportPage],
  'report-enhanced': ['/src/features/report/layout/enhanced-parts.tsx', reportPage],
}

/**
 * The HTML of each page. Without JavaScript the landing page and the legal ones still read: their markup stands in a
 * file each, for browsers that run no scripts, and the file names the code of its own page, which comes with the
 * client's instead of after it. A report's is a frame, which the server fills (`src/app/serve-report.tsx`).
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/app/start-served.ts' })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset' || !String(html.source).includes(place)) throw new Error('index.html has no #root')
        const shell = String(html.source)
        for (const [name, withoutScripts] of Object.entries(await pages())) {
          const source = shell
            .replace(place, () => `<noscript>${withoutScripts()}</noscript>\n    ${place}`)
            .replace('</head>', () => `${codeLinks({ bundle, shell, routes: routeCode[name] ?? [] })}</head>`)
          if (name === 'index') html.source = source
          else this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
        }
        for (const [name, routes] of Object.entries(reportCode)) {
          this.emitFile({ type: 'asset', fileName: `server/${name}.html`, source: frame({ bundle, shell, routes }) })
        }
      },
    },
  }
}

/**
 * A page that is read as soon as it is there, with its styles in it, before its code and its typefaces are: its first
 * script fetches the code (`src/app/start-served.ts`).
 */
function frame({ bundle, shell, routes }: { bundle: Bundle; shell: string; routes: string[] }): string {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start-served')
  if (!start) throw new Error('No chunk is named start-served')
  const code = codeFiles(bundle, [...routes, '/src/main.tsx']).map((file) => `/${file}`)
  const script = `<script type="module" async crossorigin src="/${start.fileName}" data-code="${code.join(' ')}"></script>`
  return shell
    .replaceAll(/\s*<link rel="(modulepreload|preload" as="font)"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) => styles(bundle[file]))
    .replace(/<script type="module"[^>]*><\/script>/, () => script)
}

function styles(file: Bundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('The page names a stylesheet that is not built')
  return `<style>${file.source}</style>`
}

async function pages(): Promise<typeof pageMarkup> {
  const { module } = await runnerImport<{ pageMarkup: typeof pageMarkup }>('./src/app/page-markup.tsx', {
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
  })
  return module.pageMarkup
}
