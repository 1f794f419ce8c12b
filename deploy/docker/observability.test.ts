import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dashboards, queries } from '../grafana/testing/dashboards.ts'
import { serviceNames, usualPorts } from '../local/ports.ts'
import { root } from '../local/root.ts'
import { temporaryFolder } from '../local/testing/temporary-folder.ts'
import { jaeger } from '../real/servers/jaeger.ts'
import { prometheus } from '../real/servers/prometheus.ts'
import { composeFile, required } from './testing/compose-file.ts'

const { services } = composeFile(Object.fromEntries(required.map((name) => [name, 'a-secret'])))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const grafana = (path: string) => parse(read(`deploy/grafana/${path}`))

const observers = Object.entries(services).filter(([, { profiles }]) => !profiles.includes('core'))

test('every file and folder that is mounted is there', () => {
  const mounts = Object.values(services).flatMap(({ volumes }) => volumes.map((words) => words.split(':')[0] ?? ''))
  const own = mounts.filter((source) => source.startsWith('./'))
  expect(own.length).toBeGreaterThan(7)
  expect(own.filter((source) => !existsSync(join(root, source)))).toEqual([])
})

test('what only looks on writes to its own volume, and reads what it is given', () => {
  expect(observers.map(([name]) => name).sort()).toEqual(['alloy', 'grafana', 'jaeger', 'k6', 'loki', 'prometheus'])
  for (const [name, { read_only, cap_drop, volumes }] of observers) {
    expect({ read_only, cap_drop }, name).toEqual({ read_only: true, cap_drop: ['ALL'] })
    for (const words of volumes.filter((one) => /^[./]/.test(one))) expect(words, name).toMatch(/:ro$/)
  }
})

test('nothing that is needed waits for what only looks on', () => {
  const names = observers.map(([name]) => name)
  for (const [name, { profiles, depends_on }] of Object.entries(services)) {
    if (profiles.includes('core'))
      expect(
        Object.keys(depends_on).filter((one) => names.includes(one)),
        name,
      ).toEqual([])
  }
})

test('Prometheus asks the same services as in deploy/real, as often', async () => {
  const data = temporaryFolder()
  const ports = serviceNames.map((name) => ({ name, port: usualPorts[name] }))
  await prometheus.prepare?.({ cache: data, data, port: 1, host: '127.0.0.1', services: ports })
  const real = JSON.parse(readFileSync(join(data, 'prometheus.json'), 'utf8'))
  const inContainers = real.scrape_configs.map(
    ({ job_name, static_configs }: { job_name: string; static_configs: unknown }) => ({
      job_name,
      static_configs: JSON.parse(JSON.stringify(static_configs).replaceAll('127.0.0.1', job_name)),
    }),
  )
  expect(grafana('prometheus.yaml')).toEqual({ ...real, scrape_configs: inContainers })
})

test('Jaeger is the version that the traces were seen in', () => {
  // Its module counts on as 1.76 where its images say 2.13.
  const [, minor = ''] = /^v1\.(\d+)\./.exec(jaeger.version) ?? []
  expect(services.jaeger?.image).toBe(`jaegertracing/jaeger:2.${Number(minor) - 63}.0`)
})

test('Grafana finds its sources by the names of the containers, and the dashboards their sources', () => {
  const { datasources } = grafana('provisioning/datasources/datasources.yaml')
  const ports = { prometheus: 9090, loki: 3100, jaeger: 16686 }
  const urls = Object.entries(ports).map(([name, port]) => `http://${name}:${port}`)
  expect(datasources.map(({ url }: { url: string }) => url)).toEqual(urls)
  const known = datasources.map(({ uid }: { uid: string }) => uid)
  expect(queries.filter(({ uid }) => !known.includes(uid))).toEqual([])
  const [provider] = grafana('provisioning/dashboards/dashboards.yaml').providers
  expect(services.grafana?.volumes).toContain(`./deploy/grafana/dashboards:${provider.options.path}:ro`)
  expect(dashboards.length).toBe(globSync('deploy/grafana/dashboards/*', { cwd: root }).length)
})

test('the logs of all that is ours are kept', () => {
  const [, names = ''] = /service!~\\"([a-z|]+)\\"/.exec(read('deploy/grafana/logs.alloy')) ?? []
  const ours = Object.entries(services).flatMap(([name, { build }]) => (build ? name : []))
  expect(names.split('|')).toEqual(expect.arrayContaining(ours))
})

test('the load aims at this machine alone and ends by itself', () => {
  const script = read('deploy/load/main-job.js')
  expect(script).toContain('is not on this machine')
  expect(script).toMatch(/Math\.min\(Number\(MINUTES\), 10\)/)
  expect(services.k6?.command).toEqual(['run', '/plainpolicy/deploy/load/main-job.js'])
  expect(services.k6?.environment).toMatchObject({ ORIGIN: 'http://localhost:3000', INBOX: 'http://localhost:8025' })
})
