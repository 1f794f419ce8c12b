import { createHmac } from 'node:crypto'
import type { S3Bucket } from './s3-connection.ts'

/** Signs the addresses of our own relay to an S3 server: whoever has the bucket's keys could write there anyway. */
export const relaySecret = ({ secretKey, bucket }: Pick<S3Bucket, 'secretKey' | 'bucket'>): string =>
  createHmac('sha256', secretKey).update(`plainpolicy upload addresses of ${bucket}`).digest('base64url')
