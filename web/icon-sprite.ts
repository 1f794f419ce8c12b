import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface IconData {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] }
}

const icons = /lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/
const nameOf = (path: string) => basename(path, '.mjs')

/**
 * The drawings of all icons stand in each HTML file, to be used from there: as code each page would load and run its
 * own, and a picture apart would come last of all, after the words that it belongs to.
 */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    apply: 'build',
    load: {
      filter: { id: icons },
      handler: (id) => ({
        code: `import { spriteIcon } from '/src/ui/sprite-icon.tsx'\nexport default /* #__PURE__ */ spriteIcon('${nameOf(id)}')`,
        moduleSideEffects: false,
      }),
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const used = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => icons.test(id)))
        const symbols = await Promise.all([...new Set(used)].sort().map(symbolOf))
        return html.replace('</body>', () => `  <svg style="display:none">${symbols.join('')}</svg>\n  </body>`)
      },
    },
  }
}

async function symbolOf(path: string): Promise<string> {
  const { __iconData }: IconData = await import(pathToFileURL(path).href)
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<${tag} ${written.join(' ')}/>`
  })
  return `<symbol id="icon-${nameOf(path)}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
