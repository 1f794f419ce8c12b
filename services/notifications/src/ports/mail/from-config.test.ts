import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@plainpolicy/platform/telemetry/logger'
import { expect, onTestFinished, test } from 'vitest'
import { openMail } from './from-config.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

test('embedded opens the inbox, and closes its page with it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'inbox-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const config = { MAIL: 'embedded', MAIL_INBOX_DIRECTORY: directory, MAIL_INBOX_PORT: 0 } as const
  const mail = await openMail({ config, logger })
  await expect(mail.close()).resolves.toBeUndefined()
})

test.each([
  ['embedded', 'MAIL_INBOX_DIRECTORY'],
  ['smtp', 'SMTP_URL'],
] as const)('%s does not start without %s', async (adapter, variable) => {
  await expect(openMail({ config: { MAIL: adapter, MAIL_INBOX_PORT: 0 }, logger })).rejects.toThrow(variable)
})
