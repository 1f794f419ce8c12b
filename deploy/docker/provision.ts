import { loadConfig } from '@plainpolicy/platform/config/load-config'
import { s3Variables } from '@plainpolicy/platform/config/shared-variables'
import { createKafkaTopics } from '@plainpolicy/platform/ports/event-bus/kafka'
import { kafkaAddressOf } from '@plainpolicy/platform/ports/event-bus/kafka-variables'
import { provisionS3 } from '@plainpolicy/platform/ports/object-store/provision-s3'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { z } from 'zod'
import { ensureDatabases } from './ensure-databases.ts'
import { provisionVariables } from './provision-variables.ts'

const config = loadConfig(z.object({ ...provisionVariables, ...s3Variables }), process.env)
const logger = createLogger({ service: 'provision', level: 'info' })

await Promise.all([databases(), topics(), bucket()])

async function databases(): Promise<void> {
  const made = await ensureDatabases(config.POSTGRES_OPERATOR_URL, [
    config.IDENTITY_DATABASE_URL,
    config.DOCUMENTS_DATABASE_URL,
    config.ANALYSIS_DATABASE_URL,
    config.REPORTS_DATABASE_URL,
    config.NOTIFICATIONS_DATABASE_URL,
    config.PAYMENTS_DATABASE_URL,
  ])
  logger.info({ made }, 'databases are there')
}

async function topics(): Promise<void> {
  await createKafkaTopics({ ...kafkaAddressOf(process.env), clientId: 'provision', logger })
  logger.info('topics are there')
}

async function bucket(): Promise<void> {
  await provisionS3({
    bucket: {
      endpoint: config.S3_ENDPOINT,
      publicEndpoint: config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT,
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
      encryption: config.S3_ENCRYPTION,
    },
    origins: [config.PUBLIC_ORIGIN],
    warn: (sentence) => logger.warn(sentence),
  })
  logger.info('the bucket is there')
}
