import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { generateEndpoints } from '@rtk-query/codegen-openapi'

/**
 * `npm run generate:api` turns openapi.json (the gateway's document) into typed endpoints and hooks.
 * Run by Node itself: the generator's own command line cannot read a TypeScript configuration without another compiler.
 */
process.chdir(import.meta.dirname)
mkdirSync('./src/api/gen', { recursive: true })

/** The generator knows no `prefixItems` and would call a tuple `never[]`: a tuple of one type is shown to it as a list. */
const withoutTuples = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('prefixItems' in value)) return value
  const { prefixItems, ...rest } = value as { prefixItems: unknown[] }
  return { ...rest, items: prefixItems[0] ?? {} }
}

const readable = './src/api/gen/openapi.json'
writeFileSync(readable, JSON.stringify(JSON.parse(readFileSync('./openapi.json', 'utf8'), withoutTuples)))

/** What every page, or the report's page by itself, calls: with its code comes no other call's. */
const ofPages = ['currentUser', 'signOut', 'getReportStatus']

/** What browsers fetch as files or as a stream, and what other servers and people with keys call. */
const notCalled = [
  ...['reportEvents', 'getReportCrop', 'getReportPage', 'downloadReport', 'readSharedReport', 'getOpenApi'],
  ...['submitPolicy', 'stripeWebhook', 'refundPayment', 'listPaymentFindings', 'settlePaymentFinding', 'correctReport'],
]

const files: [name: string, isIn: (endpoint: string) => boolean][] = [
  ['page-endpoints', (endpoint) => ofPages.includes(endpoint)],
  ['endpoints', (endpoint) => !ofPages.includes(endpoint) && !notCalled.includes(endpoint)],
]

for (const [name, isIn] of files) {
  await generateEndpoints({
    schemaFile: readable,
    apiFile: './src/api/base-api.ts',
    apiImport: 'baseApi',
    outputFile: `./src/api/gen/${name}.ts`,
    exportName: 'api',
    // Every call hands out a new address, so it is an act and never an answer to keep.
    endpointOverrides: [{ pattern: 'requestUpload', type: 'mutation' }],
    filterEndpoints: isIn,
    hooks: { queries: true, lazyQueries: true, mutations: true },
  })
}
