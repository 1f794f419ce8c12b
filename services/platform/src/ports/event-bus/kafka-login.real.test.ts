import { execFileSync } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RealServer, ServerPlace } from '../../../../../deploy/real/real-server.ts'
import { kafka } from '../../../../../deploy/real/servers/kafka.ts'
import { startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { createLogger } from '../../telemetry/logger.ts'
import { createKafkaTopics } from './kafka.ts'
import { kafkaAddressOf } from './kafka-variables.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const certificateOf = ({ data }: ServerPlace) => join(data, 'certificate.pem')
const keyOf = ({ data }: ServerPlace) => join(data, 'key.pem')

/** Kafka as a hosted one is: TLS with a certificate of its own authority, and nobody without a password. */
const guardedKafka: RealServer = {
  ...kafka,
  async prepare(at) {
    makeCertificate(at)
    await writeFile(
      join(at.data, 'both.pem'),
      (await readFile(keyOf(at), 'utf8')) + (await readFile(certificateOf(at), 'utf8')),
    )
    await kafka.prepare?.(at)
    await appendFile(join(at.data, 'server.properties'), guarded(at))
  },
  provision: (at) => createKafkaTopics({ ...kafkaAddressOf(guardedKafka.variables(at)), clientId: 'test', logger }),
  variables: (at) => ({
    ...kafka.variables(at),
    KAFKA_SSL: 'true',
    KAFKA_SSL_CA_FILE: certificateOf(at),
    KAFKA_SASL_MECHANISM: 'plain',
    KAFKA_SASL_USERNAME: 'plainpolicy',
    KAFKA_SASL_PASSWORD: 'of-this-test',
  }),
}

function makeCertificate(at: ServerPlace): void {
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', keyOf(at), '-out', certificateOf(at)]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files]
  execFileSync('openssl', words, { stdio: 'pipe' })
}

const guarded = ({ data }: ServerPlace) => `listener.security.protocol.map=PLAINTEXT:SASL_SSL,CONTROLLER:PLAINTEXT
ssl.keystore.type=PEM
ssl.keystore.location=${join(data, 'both.pem')}
ssl.truststore.type=PEM
ssl.truststore.location=${certificateOf({ data } as ServerPlace)}
sasl.enabled.mechanisms=PLAIN
sasl.mechanism.inter.broker.protocol=PLAIN
listener.name.plaintext.plain.sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="plainpolicy" password="of-this-test" user_plainpolicy="of-this-test";
`

let server: Awaited<ReturnType<typeof startForTest>>
beforeAll(async () => {
  server = await startForTest(guardedKafka)
})
afterAll(() => server?.stop())

const reach = (changes: Record<string, string> = {}) =>
  createKafkaTopics({ ...kafkaAddressOf({ ...server.variables, ...changes }), clientId: 'test', logger })

test('Kafka behind TLS and a password is reached with both', async () => {
  await expect(reach()).resolves.toBeUndefined()
})

test.each([
  ['with another password', { KAFKA_SASL_PASSWORD: 'another' }, /authenticat/i],
  ['without a login', { KAFKA_SASL_MECHANISM: '', KAFKA_SASL_USERNAME: '', KAFKA_SASL_PASSWORD: '' }, /./],
  ['by a certificate that nobody vouches for', { KAFKA_SSL_CA_FILE: '' }, /self-signed|certificate/i],
])('and not %s', async (_, changes, why) => {
  await expect(reach(changes)).rejects.toThrow(why)
})
