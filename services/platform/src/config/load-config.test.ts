import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, loadConfig } from './load-config.ts'
import { listenVariables, logVariables, port, tokenVariables } from './shared-variables.ts'

const schema = z.object({ ...logVariables, ...tokenVariables, TEST_PORT: port })
const good = {
  TEST_PORT: '4003',
  JWKS_URL: 'http://127.0.0.1:4001/jwks.json',
  TOKEN_ISSUER: 'http://localhost:3000',
  SERVICE_SECRET: 'a-secret-of-32-characters-or-more-',
}

function faultsOf(changes: Record<string, string | undefined>): string {
  try {
    loadConfig(schema, { ...good, ...changes })
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}

test('reads the variables of the schema, and those alone', () => {
  const config = loadConfig(schema, { ...good, OTHER: 'x' })
  expect(config).toEqual({ ...good, TEST_PORT: 4003, LOG_LEVEL: 'info', TOKEN_ALGORITHMS: ['ES256'] })
})

test('an empty variable counts as not set', () => {
  expect(loadConfig(schema, { ...good, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info')
  expect(faultsOf({ TOKEN_ISSUER: '' })).toContain('TOKEN_ISSUER')
})

test('all faults are named at once', () => {
  const faults = faultsOf({ TEST_PORT: '70000', JWKS_URL: 'nowhere', TOKEN_ISSUER: undefined, SERVICE_SECRET: 'x' })
  for (const name of ['TEST_PORT', 'JWKS_URL', 'TOKEN_ISSUER', 'SERVICE_SECRET']) expect(faults).toContain(`${name}: `)
})

test('a faulty value is never shown, since it may be a secret', () => {
  const faults = faultsOf({
    SERVICE_SECRET: 'hunter2',
    LOG_LEVEL: 'hunter3',
    TEST_PORT: 'hunter4',
    JWKS_URL: 'hunter5',
  })
  expect(faults).toContain('SERVICE_SECRET')
  expect(faults).not.toContain('hunter')
})

test('a service listens on its own machine alone, unless a network address is named', () => {
  const listen = z.object(listenVariables)
  expect(loadConfig(listen, {}).LISTEN_HOST).toBe('127.0.0.1')
  for (const address of ['0.0.0.0', '::'])
    expect(loadConfig(listen, { LISTEN_HOST: address }).LISTEN_HOST).toBe(address)
  expect(() => loadConfig(listen, { LISTEN_HOST: 'everywhere' })).toThrow('LISTEN_HOST')
})
