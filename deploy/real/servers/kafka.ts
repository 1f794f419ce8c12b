import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { createKafkaTopics } from '@plainpolicy/platform/ports/event-bus/kafka'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { intoCache, runTool } from '../obtaining.ts'
import { quickStart } from '../quick-start.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = '4.1.0'
const logging = '2.25.1'
const proof = join('libs', `log4j-slf4j-impl-${logging}.jar`)

/** Apache Kafka, broker and controller in one process (KRaft). The port after its own is the controller's. */
export const kafka: RealServer = {
  name: 'kafka',
  version,
  obtain: (cache) => intoCache({ cache, proof }, download),
  prepare,
  command: (at) => ({
    program: 'java',
    args: [
      quickStart,
      '-Xmx512m',
      `-Dlog4j2.configurationFile=${loggingOf(at)}`,
      ...onPath(at),
      'kafka.Kafka',
      settingsOf(at),
    ],
  }),
  isReady: listens,
  provision: (at) =>
    createKafkaTopics({
      brokers: [addressOf(at)],
      clientId: 'deploy',
      logger: createLogger({ service: 'deploy', level: 'error' }),
    }),
  variables: (at) => ({ EVENT_BUS: 'kafka', KAFKA_BROKERS: addressOf(at) }),
}

const addressOf = ({ host, port }: ServerPlace) => `${host}:${port}`
const settingsOf = ({ data }: ServerPlace) => join(data, 'server.properties')
const onPath = ({ cache }: ServerPlace) => ['-cp', join(cache, 'libs', '*')]
const loggingOf = ({ data }: ServerPlace) => join(data, 'log4j2.properties')

/** By a connection: trying whether the port is free would take it for the moment in which Kafka wants it. */
function listens({ host, port }: ServerPlace): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function download(folder: string): Promise<void> {
  const project = join(folder, 'pom.xml')
  await writeFile(project, pom)
  const words = ['-q', '-B', '-f', project, 'dependency:copy-dependencies', '-DoutputDirectory=libs']
  await runTool({ program: 'mvn', words, cwd: folder })
}

async function prepare(at: ServerPlace): Promise<void> {
  await writeFile(settingsOf(at), properties(at))
  await writeFile(loggingOf(at), loggingProperties)
  if (existsSync(join(at.data, 'records', 'meta.properties'))) return
  const id = await clusterId(at)
  const format = ['format', '--standalone', '-t', id, '-c', settingsOf(at)]
  await runTool({ program: 'java', words: [...onPath(at), 'kafka.tools.StorageTool', ...format] })
}

/** Kept, so that a start that was cut in the middle of the formatting goes on with the same one. */
async function clusterId(at: ServerPlace): Promise<string> {
  const file = join(at.data, 'cluster-id')
  if (!existsSync(file)) await writeFile(file, randomId())
  return readFile(file, 'utf8')
}

/** A UUID as Kafka writes it: 16 bytes, base64 for addresses. */
function randomId(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
    .toString('base64url')
    .replace(/^-/, 'A')
}

export const properties = ({ host, port, data }: ServerPlace) => `process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=${host}:${port + 1}
listeners=PLAINTEXT://${host}:${port},CONTROLLER://${host}:${port + 1}
advertised.listeners=PLAINTEXT://${host}:${port}
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
log.dirs=${join(data, 'records')}
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=5
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
`

const loggingProperties = `rootLogger.level=warn
rootLogger.appenderRefs=out
rootLogger.appenderRef.out.ref=out
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=%d{ISO8601} %-5p %c{1} %m%n
`

// Kafka brings slf4j-api 1.7, for which log4j-slf4j-impl (not slf4j2) is the binding.
const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${version}</version></dependency>
    <dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId><version>${logging}</version></dependency>
    <dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-slf4j-impl</artifactId><version>${logging}</version></dependency>
  </dependencies>
</project>
`
