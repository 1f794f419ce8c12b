import {
  CreateBucketCommand,
  HeadBucketCommand,
  NotFound,
  PutBucketCorsCommand,
  PutBucketEncryptionCommand,
  PutBucketLifecycleConfigurationCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { connectS3, type S3Bucket } from './s3-connection.ts'

interface Provision {
  bucket: S3Bucket
  /** Pages from here may upload and download; one '*' in each stands for anything. */
  origins: string[]
  /** Hears what the server cannot do and we can do without. */
  warn(sentence: string): void
}

// A second line behind the documents service, which deletes uploads after the same time.
const uploadDays = 90

/** Makes the bucket ready for the services. Idempotent: what is there already is set once more. */
export async function provisionS3({ bucket: place, origins, warn }: Provision): Promise<void> {
  const client = connectS3(place, place.endpoint)
  const bucket = place.bucket
  try {
    await ensureBucket(client, bucket)
    const cors = { Bucket: bucket, CORSConfiguration: corsFor(origins) }
    if (!(await isKnown(client.send(new PutBucketCorsCommand(cors))))) {
      warn('The S3 server has no CORS rules by bucket: its own settings say which pages may upload and download.')
    }
    // Uploads of browsers are encrypted by this alone: a server that cannot do it must not pass for one that does.
    if (place.encryption === 'AES256') {
      await client.send(
        new PutBucketEncryptionCommand({ Bucket: bucket, ServerSideEncryptionConfiguration: encrypted }),
      )
    }
    const lifecycle = { Bucket: bucket, LifecycleConfiguration: { Rules: [uploadsEnd] } }
    if (!(await isKnown(client.send(new PutBucketLifecycleConfigurationCommand(lifecycle))))) {
      warn(`The S3 server has no lifecycle rules: uploads end after ${uploadDays} days by the documents service alone.`)
    }
  } finally {
    client.destroy()
  }
}

async function ensureBucket(client: S3Client, bucket: string): Promise<void> {
  const isThere = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
    () => true,
    (error) => {
      if (error instanceof NotFound) return false
      throw error
    },
  )
  if (isThere) return
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error) => {
    // Somebody else made it at the same moment, with our credentials.
    if (error?.name !== 'BucketAlreadyOwnedByYou') throw error
  })
}

/** False when the server answers that it does not have this at all. */
async function isKnown(setting: Promise<unknown>): Promise<boolean> {
  try {
    await setting
    return true
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501) return false
    throw error
  }
}

const uploadsEnd = {
  ID: 'uploads-end',
  Status: 'Enabled' as const,
  Filter: { Prefix: 'uploads/' },
  Expiration: { Days: uploadDays },
}

const encrypted = { Rules: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' as const } }] }

const corsFor = (origins: string[]) => ({
  CORSRules: [
    {
      AllowedOrigins: origins,
      AllowedMethods: ['PUT', 'GET'],
      AllowedHeaders: ['content-type', 'if-none-match'],
      MaxAgeSeconds: 3_600,
    },
  ],
})
