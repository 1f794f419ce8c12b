import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { provisionS3 } from '@plainpolicy/platform/ports/object-store/provision-s3'
import type { S3Bucket } from '@plainpolicy/platform/ports/object-store/s3-connection'
import { intoCache, runTool } from '../obtaining.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'

const version = 'v1.7.0'
// For this machine alone: the server listens on 127.0.0.1.
const keys = { accessKey: 'plainpolicy', secretKey: 'plainpolicy-on-this-machine' }

/** S3 on files of this machine. It knows no lifecycle rules and no encryption of its own. */
export const versitygw: RealServer = {
  name: 'versitygw',
  version,

  obtain: (cache) =>
    intoCache({ cache, proof: 'versitygw' }, async (folder) => {
      const words = ['install', '-trimpath', '-ldflags=-s -w', `github.com/versity/versitygw/cmd/versitygw@${version}`]
      await runTool({ program: 'go', words, env: { GOBIN: folder } })
    }),

  async prepare({ data }) {
    await mkdir(join(data, 'buckets'), { recursive: true })
  },

  command: ({ cache, data, port, host }) => ({
    program: join(cache, 'versitygw'),
    args: ['--port', `${host}:${port}`, '--health', '/healthz', '--quiet', 'posix', join(data, 'buckets')],
    env: { ROOT_ACCESS_KEY: keys.accessKey, ROOT_SECRET_KEY: keys.secretKey },
  }),

  isReady: async (at) => (await fetch(`${endpointOf(at)}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok,

  // The pages' port differs from test to test, but they come from this machine.
  provision: (at) =>
    provisionS3({
      bucket: bucketAt(at),
      origins: ['http://localhost:*', 'http://127.0.0.1:*'],
      warn: (sentence) => console.info(`versitygw: ${sentence}`),
    }),

  variables(at) {
    const { endpoint, publicEndpoint, region, bucket, accessKey, secretKey, encryption } = bucketAt(at)
    return {
      OBJECT_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_PUBLIC_ENDPOINT: publicEndpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_ENCRYPTION: encryption,
      GATEWAY_UPLOAD_ORIGIN: publicEndpoint,
    }
  },
}

const endpointOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`

const bucketAt = (at: ServerPlace): S3Bucket => ({
  endpoint: endpointOf(at),
  publicEndpoint: endpointOf(at),
  region: 'us-east-1',
  bucket: 'plainpolicy',
  encryption: 'none',
  ...keys,
})
