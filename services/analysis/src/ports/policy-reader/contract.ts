import { describe, expect, test } from 'vitest'
import { HEAD, LIMITS } from '../../domain/reader/testing/lone-oak.ts'
import { typedPages } from '../../domain/reader/testing/typed-pages.ts'
import type { DocumentParser } from '../document-parser/document-parser.ts'
import type { PolicyReader } from './policy-reader.ts'

const declarations = HEAD + LIMITS

/** What every reader of policies does, whoever helps it. */
export function policyReaderContract(
  adapter: string,
  open: (parser: Pick<DocumentParser, 'readPolicy'>) => PolicyReader,
) {
  const read = async (text: string) => {
    const { readPolicy } = await import('../../domain/reader/read-policy.ts')
    const reader = open({ readPolicy: async ({ pages }) => ({ ok: true, value: readPolicy(pages) }) })
    const outcome = await reader.read({ pages: typedPages(text) })
    if (!outcome.ok) throw new Error(outcome.fault)
    return outcome.value
  }

  describe(`the policy reader: ${adapter}`, () => {
    test('every figure has its place on a page', async () => {
      const { fields, evidence } = await read(declarations)
      expect(fields.coverage_a_dwelling).toBe(300_000)
      expect(evidence.coverage_a_dwelling).toMatchObject({ page: 1, quote: expect.stringContaining('300,000') })
      const stated = Object.entries(fields).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      )
      expect(stated.map(([field]) => field).filter((field) => !evidence[field])).toEqual([])
    })

    test('what is not printed stays null', async () => {
      const { fields } = await read(declarations)
      expect(fields).toMatchObject({ mold_limit: null, coverage_f_medical_payments: null })
    })

    test('a refused document stays refused', async () => {
      expect((await read(declarations.replace('TX 76710', 'OK 73071'))).refusal).toBe('outside-texas')
    })

    test('a document that cannot be read is an outcome', async () => {
      const reader = open({ readPolicy: async () => ({ ok: false, fault: 'timed-out' }) })
      expect(await reader.read({ pages: [] })).toEqual({ ok: false, fault: 'timed-out' })
    })
  })
}
