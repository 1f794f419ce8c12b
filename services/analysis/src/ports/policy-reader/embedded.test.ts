import { ConfigError } from '@plainpolicy/platform/config/load-config'
import { createMetrics } from '@plainpolicy/platform/telemetry/metrics'
import { afterAll, expect, it } from 'vitest'
import type { DocumentParser } from '../document-parser/document-parser.ts'
import { policyReaderContract } from './contract.ts'
import { openPolicyReader } from './from-config.ts'
import { modelReader } from './model/model-reader.ts'
import { openModel } from './model/open-model.ts'
import { rulesReader } from './rules.ts'
import { pretendedModel } from './testing/pretended-model.ts'

const server = await pretendedModel('openai', { says: { claims: [] } })
afterAll(server.close)

const model = openModel({ provider: 'openai', name: 'pretended', apiKey: 'key', baseUrl: server.baseUrl })
const asParser = (parser: Pick<DocumentParser, 'readPolicy'>) => parser as DocumentParser

policyReaderContract('rules and layout', (parser) => rulesReader(asParser(parser)))
policyReaderContract('a model behind the API of OpenAI', (parser) =>
  modelReader({ rules: rulesReader(asParser(parser)), model, timeoutMs: 5_000, meter: () => {}, sendsPictures: false }),
)

it('names every variable that a model needs and that is missing', async () => {
  const config = {
    MODEL_TIMEOUT_MS: 20_000,
    MODEL_INPUT_PRICE: 0,
    MODEL_OUTPUT_PRICE: 0,
    MODEL_PAGE_PICTURES: 'off' as const,
  }
  const open = openPolicyReader({
    config: { ...config, POLICY_READER: 'model', MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'one' },
    parser: asParser({ readPolicy: async () => ({ ok: false, fault: 'damaged' }) }),
    metrics: createMetrics('analysis'),
  })
  await expect(open).rejects.toThrow(ConfigError)
  await expect(open).rejects.toThrow(/MODEL_API_KEY[\s\S]*MODEL_BASE_URL/)
})
