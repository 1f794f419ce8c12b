import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { type Asked, ENDS } from './ask-model.ts'

/** What one question came to. */
export type MeterModel = (asked: Asked & { kept: number; seconds: number }) => void

export interface ModelPrices {
  /** Dollars for a million tokens; 0 where the operator did not say. */
  input: number
  output: number
}

const million = 1_000_000

/** Questions by outcome, claims kept and dropped, tokens and what they cost. */
export function meterModel(metrics: Metrics, prices: ModelPrices): MeterModel {
  const count = metrics.counter({
    name: 'model_questions_total',
    help: 'Questions to the language model by how they ended',
    labels: { end: ENDS },
  })
  const countClaims = metrics.counter({
    name: 'model_claims_total',
    help: 'Claims of the language model: kept when the page bears them out, dropped otherwise',
    labels: { fate: ['kept', 'dropped'] },
  })
  const observeTokens = metrics.histogram({
    name: 'model_tokens',
    help: 'Tokens of one question, as the provider counts them',
    labels: { direction: ['input', 'output'] },
    buckets: [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000],
  })
  const observeCost = metrics.histogram({
    name: 'model_cost_dollars',
    help: 'What one question cost at the configured prices',
    labels: {},
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3],
  })
  const observeSeconds = metrics.histogram({
    name: 'model_duration_seconds',
    help: 'How long one question took, repeats included',
    labels: { end: ENDS },
    buckets: [0.5, 1, 2, 4, 8, 15, 30],
  })
  return ({ end, claims, kept, tokens, seconds }) => {
    count({ end })
    for (let index = 0; index < claims.length; index++) countClaims({ fate: index < kept ? 'kept' : 'dropped' })
    observeTokens({ direction: 'input' }, tokens.input)
    observeTokens({ direction: 'output' }, tokens.output)
    observeCost({}, (tokens.input * prices.input + tokens.output * prices.output) / million)
    observeSeconds({ end }, seconds)
  }
}
