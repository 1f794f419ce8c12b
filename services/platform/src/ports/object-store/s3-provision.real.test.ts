import { GetBucketLifecycleConfigurationCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { RealServer } from '../../../../../deploy/real/real-server.ts'
import { minio } from '../../../../../deploy/real/servers/minio.ts'
import { versitygw } from '../../../../../deploy/real/servers/versitygw.ts'
import { present, startForTest } from '../../../../../deploy/real/start-for-test.ts'
import { systemClock as clock } from '../../clock/clock.ts'
import { loadConfig } from '../../config/load-config.ts'
import { objectStoreVariables, s3Variables } from '../../config/shared-variables.ts'
import { openObjectStore } from './from-config.ts'
import { provisionS3 } from './provision-s3.ts'
import { connectS3, type S3Bucket } from './s3-connection.ts'

/** MinIO keeps nothing encrypted without a key of its own. */
const minioWithKey: RealServer = {
  ...minio,
  command(at) {
    const command = minio.command(at)
    const key = Buffer.alloc(32, 'a key of this test').toString('base64')
    return { ...command, env: { ...command.env, MINIO_KMS_SECRET_KEY: `plainpolicy:${key}` } }
  },
}

async function started(server: RealServer) {
  const running = await startForTest(server)
  onTestFinished(() => running.stop())
  const config = loadConfig(z.object(s3Variables), running.variables)
  const bucket: S3Bucket = {
    endpoint: config.S3_ENDPOINT,
    publicEndpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    encryption: 'none',
  }
  const client = connectS3(bucket, bucket.endpoint)
  onTestFinished(() => client.destroy())
  return { running, bucket, client }
}

async function provision(bucket: S3Bucket): Promise<string[]> {
  const warnings: string[] = []
  await provisionS3({ bucket, origins: ['http://localhost:3000'], warn: (sentence) => warnings.push(sentence) })
  return warnings
}

describe.runIf(present([minio]).length > 0)('a server that has all of it', () => {
  test('forgets uploads after 90 days by itself, and nothing else', async () => {
    const { bucket, client } = await started(minio)
    expect((await provision(bucket)).filter((sentence) => sentence.includes('lifecycle'))).toEqual([])
    const { Rules: rules } = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket: bucket.bucket }))
    expect(rules).toMatchObject([{ Status: 'Enabled', Filter: { Prefix: 'uploads/' }, Expiration: { Days: 90 } }])
  })

  test('keeps encrypted what a browser uploads, which cannot ask for it, and what we put', async () => {
    const { running, bucket, client } = await started(minioWithKey)
    await provision({ ...bucket, encryption: 'AES256' })
    const config = loadConfig(z.object(objectStoreVariables), { ...running.variables, S3_ENCRYPTION: 'AES256' })
    const store = await openObjectStore({ config, clock, mayRead: ['uploads/'], mayWrite: ['uploads/'] })
    const limits = { contentType: 'application/pdf', maxBytes: 4, sizeBytes: 4, expiresInSeconds: 60 }
    const headers = { 'content-type': 'application/pdf', 'if-none-match': '*' }
    const address = await store.presignPut('uploads/browser.pdf', limits)
    expect((await fetch(address, { method: 'PUT', headers, body: '%PDF' })).status).toBe(200)
    await store.put('uploads/ours.pdf', Buffer.from('%PDF'), { contentType: 'application/pdf' })
    for (const key of ['uploads/browser.pdf', 'uploads/ours.pdf']) {
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket.bucket, Key: key }))
      expect(head.ServerSideEncryption, key).toBe('AES256')
    }
  })
})

test('a server without lifecycle rules is told of in a sentence', async () => {
  const { bucket } = await started(versitygw)
  expect(await provision(bucket)).toEqual([expect.stringContaining('no lifecycle rules')])
})

test('a server that cannot encrypt does not pass for one that does', async () => {
  const { bucket } = await started(versitygw)
  await expect(provision({ ...bucket, encryption: 'AES256' })).rejects.toThrow()
})
