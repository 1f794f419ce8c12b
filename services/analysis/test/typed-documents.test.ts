import { readdirSync, readFileSync } from 'node:fs'
import { holdDocuments, type Truth } from './hold-documents.ts'

const folder = new URL('../holdout/typed/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({
    name,
    text: text(name),
    truth: JSON.parse(text(name.replace('.txt', '.truth.json'))) as Truth,
  }))

holdDocuments('typed documents', documents, 0.98)
