import { ConfigError } from '@plainpolicy/platform/config/load-config'
import type { Metrics } from '@plainpolicy/platform/telemetry/metrics'
import { z } from 'zod'
import type { DocumentParser } from '../document-parser/document-parser.ts'
import type { PolicyReader } from './policy-reader.ts'
import { rulesReader } from './rules.ts'

/** Off unless POLICY_READER says 'model'; then the model's name and key are needed, too. */
export const policyReaderVariables = {
  POLICY_READER: z.enum(['rules', 'model']).default('rules'),
  MODEL_PROVIDER: z.enum(['anthropic', 'openai', 'openai-compatible']).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  /** Where an OpenAI-compatible server answers, with its /v1. */
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A person waits for the report: rather without the model than much later. */
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(60_000).default(20_000),
  /** Pages that nobody could read go to the model as pictures, on which no name can be blotted out. */
  MODEL_PAGE_PICTURES: z.enum(['on', 'off']).default('off'),
  /** Dollars for a million tokens. */
  MODEL_INPUT_PRICE: z.coerce.number().min(0).max(1_000).default(0),
  MODEL_OUTPUT_PRICE: z.coerce.number().min(0).max(1_000).default(0),
}

interface OpenPolicyReader {
  config: z.infer<z.ZodObject<typeof policyReaderVariables>>
  parser: DocumentParser
  metrics: Metrics
}

/** The reader that POLICY_READER names. Throws ConfigError when a variable of that one is missing. */
export async function openPolicyReader({ config, parser, metrics }: OpenPolicyReader): Promise<PolicyReader> {
  const rules = rulesReader(parser)
  if (config.POLICY_READER === 'rules') return rules
  const { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_API_KEY: apiKey, MODEL_BASE_URL: baseUrl } = config
  const needed = { MODEL_PROVIDER: provider, MODEL_NAME: name, MODEL_API_KEY: apiKey }
  const missing = Object.entries({ ...needed, ...(provider === 'openai-compatible' && { MODEL_BASE_URL: baseUrl }) })
    .filter(([, value]) => value === undefined)
    .map(([variable]) => variable)
  if (!provider || !name || !apiKey || missing.length > 0)
    throw new ConfigError(missing.map((variable) => `${variable}: needed for POLICY_READER=model`))
  // The SDKs take a tenth of a second and memory that nobody needs without a model.
  const [{ modelReader }, { openModel }, { meterModel }] = await Promise.all([
    import('./model/model-reader.ts'),
    import('./model/open-model.ts'),
    import('./model/meter-model.ts'),
  ])
  const meter = meterModel(metrics, { input: config.MODEL_INPUT_PRICE, output: config.MODEL_OUTPUT_PRICE })
  const model = openModel({ provider, name, apiKey, baseUrl })
  return modelReader({
    rules,
    model,
    timeoutMs: config.MODEL_TIMEOUT_MS,
    meter,
    sendsPictures: config.MODEL_PAGE_PICTURES === 'on',
  })
}
