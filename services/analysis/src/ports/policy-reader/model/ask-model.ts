import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output, RetryError } from 'ai'
import type { Claim } from '../../../domain/claims/claim-fields.ts'
import { answerSchema } from './answer-schema.ts'
import { INSTRUCTIONS } from './question.ts'

/** How a question ended. Whatever it was but 'answered', the rules' reading stands alone. */
export const ENDS = ['answered', 'unusable', 'refused', 'limited', 'timed-out', 'away'] as const
export type End = (typeof ENDS)[number]

export interface Asked {
  end: End
  claims: Claim[]
  /** Tokens, as the provider counts them; 0 where it does not say. */
  tokens: { input: number; output: number }
}

export interface PagePicture {
  page: number
  png: Uint8Array
}

interface Question {
  model: LanguageModel
  text: string
  /** Pages whose words are missing, as PNGs. */
  pictures: PagePicture[]
  /** Milliseconds for everything, repeats included. */
  timeoutMs: number
}

const mostOutputTokens = 4_000

/** Asks once; a provider that is too busy, or away for a moment, is asked once more. Never rejects. */
export async function askModel({ model, text, pictures, timeoutMs }: Question): Promise<Asked> {
  const abortSignal = AbortSignal.timeout(timeoutMs)
  try {
    const { output, usage } = await generateText({
      model,
      instructions: INSTRUCTIONS,
      messages: [{ role: 'user', content: [{ type: 'text', text }, ...pictures.flatMap(shown)] }],
      output: Output.object({ schema: answerSchema }),
      maxOutputTokens: mostOutputTokens,
      maxRetries: 1,
      temperature: 0,
      abortSignal,
    })
    return { end: 'answered', claims: output.claims, tokens: tokensOf(usage) }
  } catch (error) {
    return { end: abortSignal.aborted ? 'timed-out' : endOf(error), claims: [], tokens: tokensOf(usageOf(error)) }
  }
}

const shown = ({ page, png }: PagePicture) => [
  { type: 'text' as const, text: `--- page ${page}, as a picture ---` },
  { type: 'file' as const, data: png, mediaType: 'image/png' },
]

function endOf(error: unknown): End {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (NoObjectGeneratedError.isInstance(cause)) return cause.finishReason === 'content-filter' ? 'refused' : 'unusable'
  if (!APICallError.isInstance(cause)) return 'unusable'
  return cause.statusCode === 429 || cause.statusCode === 529 ? 'limited' : 'away'
}

interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

const usageOf = (error: unknown): Usage | undefined =>
  NoObjectGeneratedError.isInstance(error) ? error.usage : undefined

const tokensOf = (usage: Usage | undefined): Asked['tokens'] => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
})
