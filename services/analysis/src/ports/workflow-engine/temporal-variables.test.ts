import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { workflowEngineVariables } from './from-config.ts'
import { temporalAddressOf } from './temporal-variables.ts'

const address = { TEMPORAL_ADDRESS: 'temporal:7233' }
const here = import.meta.filename

/** As the service does it: its own schema first, which makes of 'true' a true. */
const read = (variables: Record<string, string>) =>
  temporalAddressOf(loadConfig(z.object(workflowEngineVariables), { ...address, ...variables }))

test('an address alone is reached in the open', () => {
  expect(read({})).toEqual({ address: 'temporal:7233', namespace: 'default', taskQueue: 'analysis', tls: false })
})

test('with TLS and a key, as Temporal Cloud has it', () => {
  expect(read({ TEMPORAL_TLS: 'true', TEMPORAL_API_KEY: 'secret' })).toMatchObject({ tls: {}, apiKey: 'secret' })
})

test('with a certificate of our own and one that vouches for the server', () => {
  const files = { TEMPORAL_TLS_CA_FILE: here, TEMPORAL_TLS_CERTIFICATE_FILE: here, TEMPORAL_TLS_KEY_FILE: here }
  const { tls } = read({ TEMPORAL_TLS: 'true', ...files })
  expect(tls).toEqual({
    serverRootCACertificate: expect.any(Buffer),
    clientCertPair: { crt: expect.any(Buffer), key: expect.any(Buffer) },
  })
})

test.each([
  ['a key in the open', { TEMPORAL_API_KEY: 'secret' }, 'TEMPORAL_TLS: must be true for TEMPORAL_API_KEY'],
  ['certificates without TLS', { TEMPORAL_TLS_CA_FILE: here }, 'TEMPORAL_TLS'],
  [
    'a certificate without its key',
    { TEMPORAL_TLS: 'true', TEMPORAL_TLS_CERTIFICATE_FILE: here },
    'TEMPORAL_TLS_KEY_FILE',
  ],
  ['a missing file', { TEMPORAL_TLS: 'true', TEMPORAL_TLS_CA_FILE: '/missing' }, 'TEMPORAL_TLS_CA_FILE'],
  ['neither yes nor no', { TEMPORAL_TLS: 'perhaps' }, 'TEMPORAL_TLS'],
])('%s: no start', (_, variables, named) => {
  expect(() => read(variables)).toThrow(named)
  expect(() => read(variables)).not.toThrow('secret')
})
