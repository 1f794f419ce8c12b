import { join } from 'node:path'
import { intoCache, runTool } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'
import { stripeVariables } from './stripe-variables.ts'

const version = '1.15.10'
const packages = [`localstripe==${version}`, 'aiohttp==3.14.5', 'python-dateutil==4.0.0']

/**
 * Payments that have a state and webhooks, without Stripe: for the contract of the card payments, by name alone. A webhook
 * is registered by POST to `/_config/webhooks/<id>`. Its records end with it.
 */
export const localstripe: RealServer = {
  name: 'localstripe',
  version,

  obtain: (cache) =>
    intoCache({ cache, proof: join('packages', 'localstripe', 'server.py') }, async (folder) => {
      const words = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
      await runTool({ program: 'python3', words: [...words, '--target', join(folder, 'packages'), ...packages] })
    }),

  command: ({ cache, host, port }) => ({
    program: 'python3',
    args: ['-c', main, host, String(port)],
    env: { PYTHONPATH: join(cache, 'packages'), PYTHONUNBUFFERED: '1' },
  }),

  isReady: async (at) => {
    const answer = await fetch(`${addressOf(at)}/js.stripe.com/v3/`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok
  },

  variables: (at) => stripeVariables(addressOf(at)),
}

const addressOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`

// Its own main listens on every address and keeps its records in one file for the whole machine.
const main = `import sys
from aiohttp import web
from localstripe import resources, server
resources.Store.dump_to_disk = lambda store: None
web.run_app(server.app, host=sys.argv[1], port=int(sys.argv[2]))
`
