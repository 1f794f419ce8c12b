import { request } from 'node:http'
import { CodePurpose, VerificationCodeIssuedSchema } from '@plainpolicy/proto/identity'
import { expect, test } from 'vitest'
import { eventually, readJson, startNotifications } from './notifications-under-test.ts'

const code = { codeId: 'code-1', email: 'maria@example.com', code: '042917', purpose: CodePurpose.SIGN_UP }

async function withOneMail() {
  const started = await startNotifications()
  const issued = started.event(VerificationCodeIssuedSchema, code)
  await started.deliver(issued)
  await eventually(async () => expect(await started.received()).toHaveLength(1))
  return { ...started, messageId: `${issued.id}@plainpolicy.test` }
}

test('lists messages as Mailpit does', async () => {
  const { inboxUrl, messageId } = await withOneMail()
  const list = await readJson(`${inboxUrl}/api/v1/messages?limit=10`)
  expect(list).toMatchObject({ total: 1, unread: 0, count: 1, messages_count: 1, start: 0, tags: [] })
  expect(list).toMatchObject({
    messages: [
      {
        ID: expect.stringMatching(/^\w+$/),
        MessageID: messageId,
        From: { Name: 'Plainpolicy', Address: 'hello@plainpolicy.test' },
        To: [{ Name: '', Address: code.email }],
        Subject: 'Your verification code',
        Created: '2026-03-02T12:00:00.000Z',
        Snippet: expect.stringContaining('042917'),
      },
    ],
  })
})

test('gives the newest message by name, and 404 for one that is not there', async () => {
  const { inboxUrl, messageId } = await withOneMail()
  expect(await readJson(`${inboxUrl}/api/v1/message/latest`)).toMatchObject({ MessageID: messageId })
  expect((await fetch(`${inboxUrl}/api/v1/message/nothing`)).status).toBe(404)
  expect((await fetch(`${inboxUrl}/api/v1/messages?limit=9999`)).status).toBe(400)
})

test('shows a mail without letting it run or load anything', async () => {
  const { inboxUrl } = await withOneMail()
  const view = await fetch(`${inboxUrl}/view/latest.html`)
  const policy = view.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/)
})

test('the page allows scripts and styles of its own only', async () => {
  const { inboxUrl } = await withOneMail()
  const page = await fetch(inboxUrl)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
  expect(await page.text()).not.toMatch(/https?:\/\/|style="|<style/)
})

test('answers no page that reached it under another name', async () => {
  const { inboxUrl } = await withOneMail()
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${inboxUrl}/api/v1/messages`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })
  expect(status).toBe(403)
})
