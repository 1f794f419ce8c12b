import type { Catalogue } from '../language/catalogue.ts'

const modules = import.meta.glob<Record<string, unknown>>('../*/*-words.ts', { eager: true })

/** Every catalogue of the report page, by its file and name. */
export const catalogues: [string, Catalogue<object>][] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Catalogue<object>] => isCatalogue(entry[1]))
    .map(([name, words]) => [`${file.slice(3)} ${name}`, words] as [string, Catalogue<object>]),
)

function isCatalogue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value
}

/** What a function of a catalogue may be called with: an object that answers '$8,240' to everything, and reads so itself. */
const anyFigure: unknown = new Proxy(() => '$8,240', {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '$8,240' : '$8,240'),
})

export interface Text {
  /** Where in its catalogue it stands: 'steps.cost'. */
  path: string
  text: string
}

/** All texts of one language, those with figures filled in. */
export function textsOf(words: unknown, path = ''): Text[] {
  if (typeof words === 'string') return [{ path, text: words }]
  if (typeof words === 'function') return textsOf(words(anyFigure, anyFigure, anyFigure), path)
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, path === '' ? key : `${path}.${key}`))
}
