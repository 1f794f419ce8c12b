import { expect, test } from 'vitest'
import { kafkaAddressOf } from './kafka-variables.ts'

const brokers = { KAFKA_BROKERS: 'one:9092,two:9092' }
const login = { KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_SASL_USERNAME: 'us', KAFKA_SASL_PASSWORD: 'secret' }

test('brokers alone are reached in the open, without a login', () => {
  expect(kafkaAddressOf(brokers)).toEqual({ brokers: ['one:9092', 'two:9092'], ssl: false })
})

test('with TLS and a login, by what Node trusts or by what a file says', () => {
  expect(kafkaAddressOf({ ...brokers, ...login, KAFKA_SSL: 'true' })).toMatchObject({
    ssl: true,
    sasl: { mechanism: 'scram-sha-512', username: 'us', password: 'secret' },
  })
  const { ssl } = kafkaAddressOf({ ...brokers, KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: import.meta.filename })
  expect(ssl).toMatchObject({ ca: [expect.stringContaining('what a file says')] })
})

test.each([
  ['brokers that are no addresses', { KAFKA_BROKERS: 'one' }, 'KAFKA_BROKERS'],
  ['another way to log in', { ...brokers, ...login, KAFKA_SASL_MECHANISM: 'gssapi' }, 'KAFKA_SASL_MECHANISM'],
  ['a login without a password', { ...brokers, ...login, KAFKA_SASL_PASSWORD: '' }, 'KAFKA_SASL_PASSWORD'],
  ['a password without a mechanism', { ...brokers, ...login, KAFKA_SASL_MECHANISM: '' }, 'KAFKA_SASL_MECHANISM'],
  ['certificates without TLS', { ...brokers, KAFKA_SSL_CA_FILE: import.meta.filename }, 'KAFKA_SSL:'],
  ['a password in the open', { ...brokers, ...login, KAFKA_SASL_MECHANISM: 'plain' }, 'KAFKA_SSL:'],
  ['a missing file', { ...brokers, KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: '/missing' }, 'KAFKA_SSL_CA_FILE'],
])('%s: no start', (_, env, named) => {
  expect(() => kafkaAddressOf(env)).toThrow(named)
  expect(() => kafkaAddressOf(env)).not.toThrow('secret')
})
