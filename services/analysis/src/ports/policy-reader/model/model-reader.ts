import type { LanguageModel } from 'ai'
import { checkClaim } from '../../../domain/claims/check-claim.ts'
import { mergeClaims } from '../../../domain/claims/merge-claims.ts'
import type { PolicyReading } from '../../../domain/policy-fields.ts'
import type { PageText } from '../../../domain/reader/page-text.ts'
import type { PolicyReader } from '../policy-reader.ts'
import { type Asked, askModel } from './ask-model.ts'
import type { MeterModel } from './meter-model.ts'
import { questionAbout } from './question.ts'

interface ModelReaderOptions {
  rules: PolicyReader
  model: LanguageModel
  timeoutMs: number
  meter: MeterModel
}

/**
 * Reads by the rules, then lets a language model point out what they may have missed. A claim counts only as far as the
 * page bears it out; no answer, or a bad one, leaves the rules' reading as it is.
 */
export function modelReader({ rules, model, timeoutMs, meter }: ModelReaderOptions): PolicyReader {
  return {
    async read(document) {
      const read = await rules.read(document)
      if (!read.ok || read.value.refusal) return read
      const text = questionAbout(document.pages, read.value)
      if (text === null) return read
      const beganAt = performance.now()
      const asked = await askModel({ model, text, timeoutMs })
      const value = withClaims(read.value, asked, document.pages)
      meter({ ...asked, kept: value.kept, seconds: (performance.now() - beganAt) / 1000 })
      return { ok: true, value: value.reading }
    },
  }
}

function withClaims(
  reading: PolicyReading,
  { claims }: Asked,
  pages: PageText[],
): { reading: PolicyReading; kept: number } {
  // The dwelling limit is checked first: percentages of the others are of it.
  const isDwelling = (field: string) => field === 'coverage_a_dwelling'
  const check = (claim: Asked['claims'][number], dwelling: number | null) => checkClaim(claim, pages, dwelling)
  const first = claims.filter(({ field }) => isDwelling(field)).flatMap((claim) => check(claim, null) ?? [])
  const withDwelling = mergeClaims(reading, first)
  const dwelling = withDwelling.fields.coverage_a_dwelling
  const rest = claims.filter(({ field }) => !isDwelling(field)).flatMap((claim) => check(claim, dwelling) ?? [])
  return { reading: mergeClaims(withDwelling, rest), kept: first.length + rest.length }
}
