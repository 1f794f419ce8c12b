import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { fontLinks } from './preload-fonts.ts'
import type { pageMarkup } from './src/app/page-markup.tsx'

type Bundle = Rolldown.OutputBundle

const place = '<div id="root"></div>'

const reportPage = '/src/features/report/report-page.tsx'

/** Of a page with a file of its own: the code that its route fetches. */
const routeCode: Record<string, string[]> = {
  index: ['/src/app/home-page.tsx'],
  report: [reportPage],
  'report-enhanced': [reportPage, '/src/features/report/layout/enhanced-parts.tsx'],
  terms: ['/src/features/legal/terms-page.tsx'],
  privacy: ['/src/features/legal/privacy-page.tsx'],
}
const isReport = (name: string) => routeCode[name]?.includes(reportPage) ?? false

/**
 * Without JavaScript the landing page and the legal ones still read: their markup stands in an HTML file each, for
 * browsers that run no scripts. All files start the same client, and each names the code of its own page, which comes
 * with the client's instead of after it.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/app/ask-first.ts' })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset' || !String(html.source).includes(place)) throw new Error('index.html has no #root')
        const shell = String(html.source)
        for (const [name, { withoutScripts, meanwhile = () => '' }] of Object.entries(await pages())) {
          const root = place.replace('><', () => `>${meanwhile()}<`)
          const source = (isReport(name) ? shell.replaceAll(fontLinks, '') : shell)
            .replace(place, () => `<noscript>${withoutScripts()}</noscript>\n    ${root}`)
            .replace('<title>', () => `${isReport(name) ? askFirst(bundle) : ''}<title>`)
            .replace('</head>', () => `${codeLinks({ bundle, shell, routes: routeCode[name] ?? [] })}</head>`)
          if (name === 'index') html.source = source
          else this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
        }
      },
    },
  }
}

/** Links to the files of a page's code that the shell does not name already. */
function codeLinks({ bundle, shell, routes }: { bundle: Bundle; shell: string; routes: string[] }): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(
    routes.map((route) => {
      const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(route))
      if (!own) throw new Error(`No chunk begins with ${route}`)
      return own.fileName
    }),
  )
  for (const file of files)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next)
  const styles = new Set([...files].flatMap((file) => stylesOf(bundle[file])))
  const links = [
    ...[...files].map((file) => ({ file, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
    ...[...styles].map((file) => ({ file, link: `<link rel="stylesheet" crossorigin href="/${file}">` })),
  ]
  return links.map(({ file, link }) => (shell.includes(`/${file}"`) ? '' : `  ${link}\n  `)).join('')
}

function askFirst(bundle: Bundle): string {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'ask-first')
  if (!script) throw new Error('No chunk is named ask-first')
  return `<script type="module" async crossorigin src="/${script.fileName}"></script>\n    `
}

const stylesOf = (file: Bundle[string] | undefined): string[] =>
  file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []

async function pages(): Promise<typeof pageMarkup> {
  const { module } = await runnerImport<{ pageMarkup: typeof pageMarkup }>('./src/app/page-markup.tsx', {
    root: import.meta.dirname,
    configFile: false,
    plugins: [react()],
  })
  return module.pageMarkup
}
