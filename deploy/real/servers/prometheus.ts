import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackDebian } from '../debian-packages.ts'
import { intoCache } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = '2.42.0'

/** Prometheus from Debian's package, unpacked and not installed, so that no system service comes with it. */
export const prometheus: RealServer = {
  name: 'prometheus',
  version,
  withoutIt: 'nobody gathers the metrics; each service still shows its own at /metrics.',

  obtain: (cache) => intoCache({ cache, proof: program }, (folder) => unpackDebian(folder, [`prometheus=${version}*`])),

  prepare: (at) => writeFile(settingsOf(at), settings(at)),

  command: (at) => ({
    program: join(at.cache, program),
    args: [
      `--config.file=${settingsOf(at)}`,
      `--storage.tsdb.path=${join(at.data, 'series')}`,
      '--storage.tsdb.retention.size=256MB',
      `--web.listen-address=${at.host}:${at.port}`,
      '--log.level=warn',
    ],
  }),

  isReady: async (at) => (await fetch(`${addressOf(at)}/-/ready`, { signal: AbortSignal.timeout(2_000) })).ok,

  /** It asks our services; they need not know where it is. */
  variables: () => ({}),
}

/** `/api/v1/query?query=…` below it answers. */
export const addressOf = ({ host, port }: Pick<ServerPlace, 'host' | 'port'>) => `http://${host}:${port}`

const program = join('usr', 'bin', 'prometheus')
const settingsOf = ({ data }: ServerPlace) => join(data, 'prometheus.json')

/** JSON is YAML, too. */
const settings = ({ host, services = [] }: ServerPlace) =>
  JSON.stringify({
    global: { scrape_interval: '5s', scrape_timeout: '4s' },
    scrape_configs: services.map(({ name, port }) => ({
      job_name: name,
      static_configs: [{ targets: [`${host}:${port}`] }],
    })),
  })
