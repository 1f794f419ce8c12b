import { provisionS3 } from '@plainpolicy/platform/ports/object-store/provision-s3'
import type { S3Bucket } from '@plainpolicy/platform/ports/object-store/s3-connection'
import type { RealServer, ServerPlace } from '../real-server.ts'

/** For this machine alone: the servers listen on 127.0.0.1. */
export const s3Keys = { accessKey: 'plainpolicy', secretKey: 'plainpolicy-on-this-machine' }

/** The pages' port differs from test to test, but they come from this machine. */
export const s3Origins = ['http://localhost:*', 'http://127.0.0.1:*']

export const s3EndpointOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`

/** What is the same for every server that speaks S3: its bucket and how our services reach it. */
export const s3Bucket = (name: string): Pick<RealServer, 'provision' | 'variables'> => ({
  provision: (at) =>
    provisionS3({
      bucket: bucketAt(at),
      origins: s3Origins,
      warn: (sentence) => console.info(`${name}: ${sentence}`),
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
})

const bucketAt = (at: ServerPlace): S3Bucket => ({
  endpoint: s3EndpointOf(at),
  publicEndpoint: s3EndpointOf(at),
  region: 'us-east-1',
  bucket: 'plainpolicy',
  encryption: 'none',
  ...s3Keys,
})
