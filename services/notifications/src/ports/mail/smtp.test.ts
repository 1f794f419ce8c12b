import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { MailRefused, type OutgoingMail } from './mail.ts'
import { openSmtp } from './smtp.ts'

const mail: OutgoingMail = {
  messageId: '<one@mail.test>',
  from: { name: 'Plainpolicy', address: 'hello@mail.test' },
  to: { name: null, address: 'pat@example.com' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  date: new Date('2026-03-02T12:00:00Z'),
}

/** A server that answers each command by its first word; answers without a word keep silent. */
async function serverThat(answers: Record<string, string>): Promise<string> {
  const usual = { GREETING: '220 hi', EHLO: '250 hi', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go', '.': '250 ok' }
  const script: Record<string, string> = { ...usual, QUIT: '221 bye', ...answers }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const say = (word: string) => script[word] && socket.write(`${script[word]}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const lines = String(data).trimEnd().split('\r\n')
      say(lines.at(-1) === '.' ? '.' : (lines[0]?.split(/[ :]/)[0] ?? ''))
    })
    say('GREETING')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function faultOf(answers: Record<string, string>, address = (host: string) => `smtp://${host}`) {
  const smtp = openSmtp({ url: address(await serverThat(answers)) })
  onTestFinished(() => smtp.close())
  return smtp.send(mail).then(
    () => null,
    (error: Error) => error,
  )
}

test('a mail that the server takes on is sent', async () => {
  expect(await faultOf({})).toBeNull()
})

test.each([
  ['the recipient', { RCPT: '550 5.1.1 pat@example.com is nobody here' }],
  ['the text', { '.': '554 5.7.1 no' }],
])('a lasting no to %s refuses the mail, without a word of the answer', async (_what, answers) => {
  const fault = await faultOf(answers)
  expect(fault).toBeInstanceOf(MailRefused)
  expect(fault?.message).toMatch(/^the mail server answered 55[04]$/)
})

test.each([
  ['a passing no to the recipient', { RCPT: '451 4.7.1 come back later' }],
  ['a passing no to the text', { '.': '452 full' }],
  ['a lasting no to our own address', { MAIL: '550 not you' }],
  ['a server that is closing', { GREETING: '421 closing' }],
])('%s leaves the mail to be sent again', async (_what, answers) => {
  const fault = await faultOf(answers)
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(MailRefused)
})

test('a server that says nothing is not waited for longer than the sender waits', async () => {
  const began = Date.now()
  expect(await faultOf({ GREETING: '' })).toMatchObject({ code: 'ETIMEDOUT' })
  expect(Date.now() - began).toBeLessThan(8_000)
})

test('a password is never given to a server that cannot hide it', async () => {
  const answers = { EHLO: '250-hi\r\n250 AUTH PLAIN', AUTH: '235 ok', STARTTLS: '502 no' }
  expect(await faultOf(answers, (host) => `smtp://name:password@${host}`)).toMatchObject({ code: 'ETLS' })
})

test('an address can insist on encryption', async () => {
  expect(await faultOf({ STARTTLS: '502 no' }, (host) => `smtp://${host}?requireTLS=true`)).toMatchObject({
    code: 'ETLS',
  })
})
