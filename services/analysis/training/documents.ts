import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { PageText } from '../src/domain/reader/geometry/page-text.ts'
import { typedPages } from '../src/domain/reader/testing/typed-pages.ts'
import { readPages } from '../src/ports/document-parser/read-pages.ts'

/** A document with what a careful person reads in it. */
export interface StudiedDocument {
  /** Documents of one set had one author: they are left out together to see how the others' words carry over. */
  set: string
  name: string
  pages: PageText[]
  truth: Record<string, unknown>
}

interface Truth {
  document_kind: string
  scanned?: boolean
  fields: Record<string, unknown>
}

const analysis = join(import.meta.dirname, '..')

/** All documents of this repository that insure a home and have a text layer. */
export const studiedDocuments = async (): Promise<StudiedDocument[]> => [...typedDocuments(), ...(await pdfDocuments())]

const typedDocuments = (): StudiedDocument[] =>
  studied('holdout/typed/**/*.truth.json').map(({ stem, truth }) => ({
    ...named(stem, truth),
    pages: typedPages(readFileSync(`${stem}.txt`, 'utf8')),
  }))

const pdfDocuments = async (): Promise<StudiedDocument[]> => {
  const found = studied('{fixtures,holdout,holdout/!(typed)}/*.truth.json').filter(({ truth }) => !truth.scanned)
  const documents: StudiedDocument[] = []
  for (const { stem, truth } of found) {
    const { pages } = await readPages(new Uint8Array(readFileSync(`${stem}.pdf`)))
    documents.push({ ...named(stem, truth), pages })
  }
  return documents
}

const studied = (pattern: string): { stem: string; truth: Truth }[] =>
  globSync(pattern, { cwd: analysis })
    .sort()
    .map((file) => ({
      stem: join(analysis, file.replace(/\.truth\.json$/, '')),
      truth: JSON.parse(readFileSync(join(analysis, file), 'utf8')) as Truth,
    }))
    .filter(({ truth }) => truth.document_kind !== 'not_home_insurance')

const named = (stem: string, { fields }: Truth) => ({
  set: relative(analysis, dirname(stem)),
  name: basename(stem),
  truth: fields,
})
