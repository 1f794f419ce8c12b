import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Package {
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Package>

/**
 * What `npm ci` would refuse, found without asking the registry: a lock file that does not match the package files,
 * or one that names a package without the packages it needs (npm can write such a file and then refuse it).
 */
export function lockFaults(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { workspaces } = read('package.json') as { workspaces: string[] }
  const packages: Packages = read('package-lock.json').packages
  const files = workspaces.flatMap((pattern) => globSync(join(root, pattern, 'package.json')))
  const manifests = ['package.json', ...files.map((file) => relative(root, file))]
  return [
    ...manifests.flatMap((file) => manifestFaults(file, read(file), packages)),
    ...Object.entries(packages).flatMap(([path, entry]) => missingFaults(path, entry, packages)),
  ]
}

function manifestFaults(file: string, manifest: Package, packages: Packages): string[] {
  const locked = packages[file === 'package.json' ? '' : file.replace('/package.json', '')]
  if (!locked) return [`${file} is not in package-lock.json. Run: npm install --ignore-scripts`]
  return (['dependencies', 'devDependencies'] as const).flatMap((kind) => [
    ...Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d/.test(version))
      .map(([name, version]) => `${file}: ${name} is "${version}"; name one exact version`),
    ...differing(manifest[kind], locked[kind]).map(
      (name) => `${file}: ${name} differs from package-lock.json. Run: npm install --ignore-scripts`,
    ),
  ])
}

function differing(wanted: Record<string, string> = {}, locked: Record<string, string> = {}): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])].filter((name) => wanted[name] !== locked[name])
}

function missingFaults(path: string, entry: Package, packages: Packages): string[] {
  if (entry.link) return []
  return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    .filter((name) => !resolves(name, path, packages))
    .map((name) => `package-lock.json: ${path} needs ${name}, which is missing from it`)
}

/** As Node looks a package up: in its own node_modules, then in those of the folders around it. */
function resolves(name: string, from: string, packages: Packages): boolean {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (place === '') return false
  }
}
