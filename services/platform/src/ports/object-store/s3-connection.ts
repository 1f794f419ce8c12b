import { S3Client } from '@aws-sdk/client-s3'
import { s3Fault } from './s3-fault.ts'

/** One bucket of a server that speaks S3. */
export interface S3Bucket {
  endpoint: string
  /** Where browsers reach the same server. */
  publicEndpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
  /** 'AES256': the server keeps every object encrypted. */
  encryption: 'AES256' | 'none'
}

export function connectS3({ region, accessKey, secretKey }: S3Bucket, endpoint: string): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Servers of one's own have no name for each bucket.
    forcePathStyle: true,
    // Otherwise the signed addresses demand a checksum, which a browser's plain upload cannot give.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 30_000,
      socketTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
  })
  // Outermost, after all tries.
  client.middlewareStack.add((next) => async (request) => next(request).catch(s3Fault), { step: 'initialize' })
  return client
}
