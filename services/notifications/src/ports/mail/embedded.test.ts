import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mailContract } from './contract.ts'
import { openInbox } from './embedded.ts'

mailContract('embedded', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'inbox-'))
  const inbox = await openInbox({ directory })
  return {
    mail: inbox,
    // Opened again, so that the files are what is looked at.
    arrived: async () =>
      (await openInbox({ directory })).list().map((mail) => {
        return { ...mail, to: mail.to.address, replyTo: mail.replyTo?.address }
      }),
    close: () => rm(directory, { recursive: true }),
  }
})

const example = {
  from: { name: 'Plainpolicy', address: 'hello@mail.test' },
  to: { name: null, address: 'pat@example.com' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'inbox-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

test('counts a repeat and keeps its first place', async () => {
  const directory = await temporaryDirectory()
  const inbox = await openInbox({ directory })
  await inbox.send({ ...example, messageId: '<a@mail.test>', date: new Date('2026-03-02T12:00:00Z') })
  await inbox.send({ ...example, messageId: '<a@mail.test>', date: new Date('2026-03-02T12:09:00Z') })
  expect((await openInbox({ directory })).list()).toMatchObject([
    { deliveries: 2, date: new Date('2026-03-02T12:00:00Z') },
  ])
})

test('keeps the newest messages only', async () => {
  const directory = await temporaryDirectory()
  const inbox = await openInbox({ directory, keep: 2 })
  for (const minute of [1, 2, 3]) {
    await inbox.send({
      ...example,
      messageId: `<${minute}@mail.test>`,
      date: new Date(`2026-03-02T12:0${minute}:00Z`),
    })
  }
  expect(inbox.list().map(({ messageId }) => messageId)).toEqual(['<3@mail.test>', '<2@mail.test>'])
  expect(await readdir(directory)).toHaveLength(2)
})

test('opens although a file is damaged or half written', async () => {
  const directory = await temporaryDirectory()
  await writeFile(join(directory, 'damaged.json'), '{"id":')
  await writeFile(join(directory, 'half.part'), '{')
  expect((await openInbox({ directory })).list()).toEqual([])
  expect(await readdir(directory)).toEqual(['damaged.json'])
})
