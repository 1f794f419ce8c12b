import { createHash } from 'node:crypto'
import type { AnalysisSteps } from '../domain/analyze-policy.ts'
import { checkReading } from '../domain/check-reading.ts'
import { AnalysisRefused } from '../domain/errors.ts'
import type { PolicyReading } from '../domain/policy-fields.ts'
import type { ParsedDocument } from '../ports/document-parser/document-parser.ts'
import { type ActivityDependencies, announce, announcePages, keyOf } from './activity-dependencies.ts'
import { getJson, putJson } from './stored-json.ts'

type PageSteps = Pick<AnalysisSteps, 'fetchDocument' | 'readPages'>
type FieldSteps = Pick<AnalysisSteps, 'readFields' | 'checkFields'>

export const maxDocumentBytes = 10 * 1024 * 1024

/** From the uploaded PDF to the facts in it. */
export const readingActivities = (dependencies: ActivityDependencies): PageSteps & FieldSteps => ({
  ...pageSteps(dependencies),
  ...fieldSteps(dependencies),
})

function pageSteps(dependencies: ActivityDependencies): PageSteps {
  const { objects, parser } = dependencies
  return {
    async fetchDocument(input) {
      await announce(dependencies, input, 'fetch-document')
      const bytes = await objects.get(input.objectKey, { maxBytes: maxDocumentBytes })
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (sha256 !== input.sha256) throw new AnalysisRefused('document-changed')
      return { objectKey: input.objectKey }
    },

    async readPages(input, { objectKey }) {
      await announce(dependencies, input, 'read-pages')
      const { onPages, said } = announcePages(dependencies, input)
      const parsed = await parser.read(await objects.get(objectKey, { maxBytes: maxDocumentBytes }), onPages)
      await said()
      if (!parsed.ok) throw new AnalysisRefused(`pdf-${parsed.fault}`)
      const pagesKey = keyOf(input, 'pages')
      await putJson(objects, pagesKey, parsed.value)
      return { pagesKey }
    },
  }
}

function fieldSteps(dependencies: ActivityDependencies): FieldSteps {
  const { objects, parser, reader } = dependencies
  const pictureOf = (objectKey: string) => async (page: number) => {
    const drawn = await parser.drawPage(await objects.get(objectKey, { maxBytes: maxDocumentBytes }), page)
    return drawn.ok ? drawn.value : null
  }
  return {
    async readFields(input, { pagesKey }) {
      await announce(dependencies, input, 'read-fields')
      const document = await getJson<ParsedDocument>(objects, pagesKey)
      const read = await reader.read(document, pictureOf(input.objectKey))
      if (!read.ok) throw new AnalysisRefused(`pdf-${read.fault}`)
      // What it says of itself may stand on a page that was not reached: the declarations alone can be read.
      if (read.value.refusal === 'unreadable' && document.isCutShort) throw new AnalysisRefused('pdf-timed-out')
      const readingKey = keyOf(input, 'reading')
      await putJson(objects, readingKey, read.value)
      return { readingKey }
    },

    async checkFields(input, { readingKey }) {
      await announce(dependencies, input, 'check-fields')
      const reading = await getJson<PolicyReading>(objects, readingKey)
      if (reading.refusal) throw new AnalysisRefused(reading.refusal)
      const checkedKey = keyOf(input, 'checked')
      await putJson(objects, checkedKey, checkReading(reading))
      return { readingKey: checkedKey }
    },
  }
}
