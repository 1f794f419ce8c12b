import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Mail, type OutgoingMail, refuseUnsafe } from './mail.ts'

const mailbox = z.object({ name: z.string().nullable(), address: z.string() })

const keptMail = z.object({
  id: z.string(),
  messageId: z.string(),
  from: mailbox,
  to: mailbox,
  replyTo: mailbox.optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.coerce.date(),
  /** How often it was delivered; more than once after a crash between sending and noting it. */
  deliveries: z.number().int().positive(),
})

export type KeptMail = z.infer<typeof keptMail>

/** Mail that stays on this machine: one file a message, a repeat of a Message-ID replaces its file and is counted. */
export interface Inbox extends Mail {
  /** Newest first. */
  list(): KeptMail[]
  read(id: string): KeptMail | null
}

interface OpenInbox {
  directory: string
  /** The oldest messages beyond this number are deleted. */
  keep?: number
}

export async function openInbox({ directory, keep = 500 }: OpenInbox): Promise<Inbox> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const messages = await readMessages(directory)
  const newestFirst = () => [...messages.values()].sort((a, b) => b.date.getTime() - a.date.getTime())
  let lastWrite: Promise<unknown> = Promise.resolve()

  async function receive(mail: OutgoingMail): Promise<void> {
    const id = idOf(mail.messageId)
    const known = messages.get(id)
    // The first date stays: a repeat is not a newer message.
    const kept = { ...mail, id, date: known?.date ?? mail.date, deliveries: (known?.deliveries ?? 0) + 1 }
    await writeWhole(directory, kept)
    messages.set(id, kept)
    for (const { id: old } of newestFirst().slice(keep)) {
      await rm(fileOf(directory, old), { force: true })
      messages.delete(old)
    }
  }

  return {
    async send(mail) {
      refuseUnsafe(mail)
      const written = lastWrite.then(() => receive(mail))
      lastWrite = written.catch(() => {})
      await written
    },
    list: newestFirst,
    read: (id) => messages.get(id) ?? null,
    close: async () => void (await lastWrite),
  }
}

const idOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex').slice(0, 22)
const fileOf = (directory: string, id: string) => join(directory, `${id}.json`)

/** Writes beside and renames, so that a crash leaves the old file or the new one, never half of one. */
async function writeWhole(directory: string, mail: KeptMail): Promise<void> {
  const beside = join(directory, `${mail.id}.${randomUUID()}.part`)
  const file = await open(beside, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify(mail))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, fileOf(directory, mail.id))
}

async function readMessages(directory: string): Promise<Map<string, KeptMail>> {
  const names = await readdir(directory)
  for (const name of names.filter((each) => each.endsWith('.part'))) await rm(join(directory, name), { force: true })
  const messages = new Map<string, KeptMail>()
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const parsed = keptMail.safeParse(asJson(await readFile(join(directory, name), 'utf8')))
    if (parsed.success) messages.set(parsed.data.id, parsed.data)
  }
  return messages
}

/** A file that is not ours or is damaged must not keep the inbox from opening. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
