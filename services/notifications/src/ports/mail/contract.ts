import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mail, OutgoingMail } from './mail.ts'
import { MailRefused } from './mail.ts'

interface Arrived {
  messageId: string
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string
}

interface MailUnderTest {
  mail: Mail
  /** What the other side holds, with repeats of one Message-ID folded. */
  arrived(): Promise<Arrived[]>
  close(): Promise<void>
}

const example: OutgoingMail = {
  messageId: '<one@mail.test>',
  from: { name: 'Plainpolicy', address: 'hello@mail.test' },
  to: { name: 'Núria Ortiz', address: 'nuria@example.com' },
  subject: 'Your report – ready ✓',
  text: `First line.\n\nA long one: ${'word '.repeat(300)}\n.\nAfter a dot.\n`,
  html: '<!doctype html><p>Ready – <b>¡hola!</b></p>',
  date: new Date('2026-03-02T12:00:00Z'),
}

/** What every mail adapter does. */
export function mailContract(adapter: string, open: () => Promise<MailUnderTest>): void {
  describe(`the mail: ${adapter}`, () => {
    let { mail, arrived, close } = {} as MailUnderTest
    beforeEach(async () => {
      ;({ mail, arrived, close } = await open())
    })
    afterEach(() => close())

    test('carries addresses, subject, text and HTML unchanged', async () => {
      await mail.send(example)
      const [found] = await arrived()
      expect(found).toMatchObject({ messageId: example.messageId, to: example.to.address, subject: example.subject })
      expect(found?.text.replaceAll('\r\n', '\n').trim()).toBe(example.text.trim())
      expect(found?.html.trim()).toBe(example.html)
    })

    test('lets an answer reach somebody else than the sender', async () => {
      await mail.send({ ...example, replyTo: { name: 'Pat', address: 'pat@example.com' } })
      expect(await arrived()).toMatchObject([{ replyTo: 'pat@example.com' }])
    })

    test('sends a repeat under the same Message-ID', async () => {
      await mail.send(example)
      await mail.send({ ...example, date: new Date('2026-03-02T12:01:00Z') })
      expect((await arrived()).map(({ messageId }) => messageId)).toEqual([example.messageId])
    })

    test('takes mails that are sent at the same time', async () => {
      await Promise.all([1, 2, 3].map((n) => mail.send({ ...example, messageId: `<${n}@mail.test>` })))
      expect((await arrived()).map(({ messageId }) => messageId).sort()).toEqual([
        '<1@mail.test>',
        '<2@mail.test>',
        '<3@mail.test>',
      ])
    })

    test.each([
      ['an address with a second one', { to: { name: null, address: 'a@example.com, b@example.com' } }],
      ['an address with a line break', { to: { name: null, address: 'a@example.com\r\nBcc: b@example.com' } }],
      ['an answer to two addresses', { replyTo: { name: null, address: 'a@example.com, b@example.com' } }],
      ['a name with a line break', { to: { name: 'Pat\r\nBcc: b@example.com', address: 'a@example.com' } }],
      ['a subject with a line break', { subject: 'Hello\r\nBcc: b@example.com' }],
    ])('refuses %s for good', async (_what, change) => {
      await expect(mail.send({ ...example, ...change })).rejects.toThrow(MailRefused)
      expect(await arrived()).toEqual([])
    })
  })
}
