import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The files of code that begin with these modules, and all that those need, each after what it needs itself. */
export function codeFiles(bundle: Bundle, modules: string[]): string[] {
  const chunks = chunksOf(bundle)
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(needed)
    files.add(file)
  }
  for (const module of modules) {
    const own = chunks.find(({ facadeModuleId, isEntry, moduleIds }) =>
      isEntry && moduleIds.some((id) => id.endsWith(module)) ? true : facadeModuleId?.endsWith(module),
    )
    if (!own) throw new Error(`No chunk begins with ${module}`)
    add(own.fileName)
  }
  return [...files]
}

/** Links to the files of a page's code that the shell does not name already. */
export function codeLinks({ bundle, shell, routes }: { bundle: Bundle; shell: string; routes: string[] }): string {
  const files = codeFiles(bundle, routes)
  const chunks = chunksOf(bundle).filter(({ fileName }) => files.includes(fileName))
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const links = [
    ...files.map((file) => ({ file, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
    ...[...styles].map((file) => ({ file, link: `<link rel="stylesheet" crossorigin href="/${file}">` })),
  ]
  return links.map(({ file, link }) => (shell.includes(`/${file}"`) ? '' : `  ${link}\n  `)).join('')
}
