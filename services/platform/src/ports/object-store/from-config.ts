import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../clock/clock.ts'
import { loadConfig } from '../../config/load-config.ts'
import { embeddedFileVariables, type ObjectStoreConfig, s3Variables } from '../../config/shared-variables.ts'
import { openEmbeddedObjectStore } from './embedded.ts'
import { fileRoutes } from './file-routes.ts'
import type { ObjectStore } from './object-store.ts'
import { relayRoutes } from './relay-routes.ts'
import { openS3ObjectStore } from './s3.ts'
import type { S3Bucket } from './s3-connection.ts'

interface OpenObjectStore {
  config: ObjectStoreConfig
  clock: Clock
  /** Prefixes such as 'uploads/'. */
  mayRead: string[]
  mayWrite: string[]
}

/** The object store that OBJECT_STORE names. Throws ConfigError when a variable of that one is missing. */
export async function openObjectStore({ config, clock, mayRead, mayWrite }: OpenObjectStore): Promise<ObjectStore> {
  const rest = { clock, publicPath: '/files', mayRead, mayWrite }
  if (config.OBJECT_STORE === 's3') return openS3ObjectStore({ ...s3BucketOf(config), ...rest })
  return openEmbeddedObjectStore({ ...filesOf(config), ...rest })
}

/** What answers those of the store's addresses that lead to us: all of the embedded one, of an S3 server the unsized. */
export function fileRoutesOf(config: ObjectStoreConfig, clock: Clock): FastifyPluginAsync {
  if (config.OBJECT_STORE === 's3') return relayRoutes(s3BucketOf(config), clock)
  return fileRoutes({ ...filesOf(config), clock })
}

function filesOf(config: ObjectStoreConfig) {
  const { OBJECT_STORE_DIRECTORY, OBJECT_STORE_SECRET } = loadConfig(z.object(embeddedFileVariables), config)
  return { directory: OBJECT_STORE_DIRECTORY, secret: OBJECT_STORE_SECRET }
}

function s3BucketOf(variables: ObjectStoreConfig): S3Bucket {
  const config = loadConfig(z.object(s3Variables), variables)
  return {
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    encryption: config.S3_ENCRYPTION,
  }
}
