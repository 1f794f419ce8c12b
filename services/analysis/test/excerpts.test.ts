import { readdirSync, readFileSync } from 'node:fs'
import { readPolicy } from '../src/domain/reader/read-policy.ts'
import { holdDocuments, type TypedDocument } from './hold-documents.ts'

type Fields = Record<string, unknown>

const folder = new URL('../holdout/excerpts/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/** A page of the frame, and what it states. */
const frame = (name: string) => ({
  text: text(`frame/${name}.txt`),
  fields: JSON.parse(text(`frame/${name}.truth.json`)) as Fields,
})
const first = frame('first-page')
const last = frame('last-page')
const nothing = { text: '', fields: {} }

/** Of this family each excerpt is a first page; all others go on where the frame's first page ends. */
const ofFirstPages = 'identity-and-forms.txt'
/** Of these each is a whole document. */
const ofWholes = new Set([
  'other-kinds.txt',
  'amounts-in-usual-rows.txt',
  'forms-and-settlements.txt',
  'house-designs.txt',
  'changes-and-packets.txt',
  'other-policies.txt',
  'whole-declarations.txt',
])

const silence = Object.fromEntries(Object.keys(readPolicy([]).fields).map((field) => [field, null]))

const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => excerptsOf(file))

holdDocuments('excerpts', documents, 0.9)

function excerptsOf(file: string): TypedDocument[] {
  const [, ...parts] = text(file).split(/^#### */m)
  return parts.map((part) => {
    const [head = '', page = ''] = part.split(/^----\n/m)
    const [name = '', ...stated] = head.split('\n')
    const { document_kind = 'homeowners_declarations', ...fields } = JSON.parse(stated.join('\n')) as Fields
    const [before, after] = frameOf(file, document_kind)
    return {
      name: `${file}: ${name}`,
      text: before.text + page + after.text,
      truth: {
        document_kind: String(document_kind),
        fields: { ...silence, ...before.fields, ...after.fields, ...fields },
      },
    }
  })
}

function frameOf(file: string, kind: unknown) {
  if (kind === 'not_home_insurance' || ofWholes.has(file)) return [nothing, nothing] as const
  return file === ofFirstPages ? ([nothing, last] as const) : ([first, nothing] as const)
}
