import { join } from 'node:path'
import { goInstall } from '../go-build.ts'
import { intoCache } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'
import { stripeVariables } from './stripe-variables.ts'

const version = 'v0.203.0'

/** Stripe's own check of requests against its API's description. It has no state: its answers are examples. */
export const stripeMock: RealServer = {
  name: 'stripe-mock',
  version,
  isCompiled: true,

  obtain: (cache) =>
    intoCache({ cache, proof: 'stripe-mock' }, (folder) =>
      goInstall({ folder, program: 'github.com/stripe/stripe-mock', version }),
    ),

  command: ({ cache, host, port }) => ({
    program: join(cache, 'stripe-mock'),
    // Without an address of its own it takes HTTPS on all of the machine's.
    args: ['-http-addr', `${host}:${port}`, '-https-addr', `${host}:${port + 1}`],
  }),

  async isReady(at) {
    const headers = { authorization: 'Bearer sk_test_ready' }
    const answer = await fetch(`${addressOf(at)}/v1/balance`, { headers, signal: AbortSignal.timeout(2_000) })
    return answer.ok
  },

  variables: (at) => stripeVariables(addressOf(at)),
}

const addressOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`
