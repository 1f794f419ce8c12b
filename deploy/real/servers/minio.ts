import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { goInstall } from '../go-build.ts'
import { intoCache } from '../obtaining.ts'
import type { RealServer } from '../real-server.ts'
import { s3Bucket, s3EndpointOf, s3Keys, s3Origins } from './s3-bucket.ts'

const version = 'v0.0.0-20260212201848-7aac2a2c5b7c'

/**
 * A second server that speaks S3, so that the object store's contract holds for more than one; the stack runs versitygw.
 * The last state of a program that nobody maintains any more: not for production.
 */
export const minio: RealServer = {
  name: 'minio',
  version,
  isCompiled: true,
  ...s3Bucket('minio'),

  obtain: (cache) =>
    intoCache({ cache, proof: 'minio' }, (folder) => goInstall({ folder, program: 'github.com/minio/minio', version })),

  async prepare({ data }) {
    await mkdir(join(data, 'buckets'), { recursive: true })
  },

  command: ({ cache, data, port, host }) => ({
    program: join(cache, 'minio'),
    args: ['server', join(data, 'buckets'), '--quiet', '--address', `${host}:${port}`],
    env: {
      MINIO_ROOT_USER: s3Keys.accessKey,
      MINIO_ROOT_PASSWORD: s3Keys.secretKey,
      // It takes no rules by bucket.
      MINIO_API_CORS_ALLOW_ORIGIN: s3Origins.join(','),
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
    },
  }),

  isReady: async (at) =>
    (await fetch(`${s3EndpointOf(at)}/minio/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok,
}
