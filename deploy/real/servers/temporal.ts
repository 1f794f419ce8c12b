import { join } from 'node:path'
import { goInstall } from '../go-build.ts'
import { intoCache, runTool } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = 'v1.5.1'

/** Temporal's development server (1.29.1): one process, its histories in a file that outlives it. */
export const temporal: RealServer = {
  name: 'temporal',
  version,
  isCompiled: true,
  obtain: (cache) =>
    intoCache({ cache, proof: 'temporal' }, (folder) =>
      goInstall({ folder, program: 'github.com/temporalio/cli/cmd/temporal', version }),
    ),
  command: (at) => ({
    program: programOf(at),
    args: [
      'server',
      'start-dev',
      '--headless',
      '--ip',
      at.host,
      '--port',
      `${at.port}`,
      ...historiesIn(at),
      ...quick,
      ...quiet,
    ],
  }),
  async isReady(at) {
    const words = ['operator', 'namespace', 'describe', '--address', addressOf(at), '--namespace', 'default']
    await runTool({ program: programOf(at), words })
    return true
  },
  variables: (at) => ({
    WORKFLOW_ENGINE: 'temporal',
    TEMPORAL_ADDRESS: addressOf(at),
    TEMPORAL_NAMESPACE: 'default',
    TEMPORAL_TASK_QUEUE: 'analysis',
  }),
}

const addressOf = ({ host, port }: ServerPlace) => `${host}:${port}`
const programOf = ({ cache }: ServerPlace) => join(cache, 'temporal')
const historiesIn = ({ data }: ServerPlace) => ['--db-filename', join(data, 'histories.db')]
// Its one shard looks for work 20 times a second, unless told otherwise: 50 ms for each of an analysis's 16 turns.
const pace = ['transfer', 'timer'].map((queue) => `history.${queue}ProcessorMaxPollRPS=1000`)
const quick = [
  ...['journal_mode=wal', 'synchronous=normal'].flatMap((pragma) => ['--sqlite-pragma', pragma]),
  ...pace.flatMap((value) => ['--dynamic-config-value', value]),
]
const quiet = ['--log-level', 'error']
