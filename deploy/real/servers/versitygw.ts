import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { goInstall } from '../go-build.ts'
import { intoCache } from '../obtaining.ts'
import type { RealServer } from '../real-server.ts'
import { s3Bucket, s3EndpointOf, s3Keys } from './s3-bucket.ts'

const version = 'v1.7.0'

/** S3 on files of this machine. It knows no lifecycle rules and no encryption of its own. */
export const versitygw: RealServer = {
  name: 'versitygw',
  version,
  isCompiled: true,
  ...s3Bucket('versitygw'),

  obtain: (cache) =>
    intoCache({ cache, proof: 'versitygw' }, (folder) =>
      goInstall({ folder, program: 'github.com/versity/versitygw/cmd/versitygw', version }),
    ),

  async prepare({ data }) {
    await mkdir(join(data, 'buckets'), { recursive: true })
  },

  command: ({ cache, data, port, host }) => ({
    program: join(cache, 'versitygw'),
    args: ['--port', `${host}:${port}`, '--health', '/healthz', '--quiet', 'posix', join(data, 'buckets')],
    env: { ROOT_ACCESS_KEY: s3Keys.accessKey, ROOT_SECRET_KEY: s3Keys.secretKey },
  }),

  isReady: async (at) => (await fetch(`${s3EndpointOf(at)}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok,
}
