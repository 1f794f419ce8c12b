import { describe, expect } from 'vitest'
import { messagesTo } from '../../deploy/local/testing/inbox.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { ReportPage } from './pages/report-page.ts'
import { UploadPage } from './pages/upload-page.ts'
import { askForPlace, post, putFile, register, submitPolicy } from './people.ts'
import { badFiles, stateFarm } from './policies.ts'

const refused = [
  ['a Word file named .pdf', badFiles.word, 'Please upload a PDF file only.'],
  [
    'half of a PDF',
    badFiles.truncated,
    'This PDF is damaged or incomplete and cannot be opened. Please download it again from your insurer and upload it once more.',
  ],
  [
    'a PDF behind a password',
    badFiles.locked,
    'This PDF is locked by a password. Please save a copy without the password and upload that.',
  ],
] as const

describe('a file that the server refuses', () => {
  journey.for(refused)(
    '%s is refused in words, and the next file is taken',
    async ([, file, words], { page, system }) => {
      await register(page, system.inbox)
      const upload = new UploadPage(page)
      await upload.open()
      await upload.upload(file)
      expect(await upload.toast()).toBe(`Submission Failed\n${words}`)
      await upload.says('Analysis Unable to Complete')
      await upload.says('Our team will help review your policy personally')
      await upload.says(words)

      await upload.press('Upload Again')
      await upload.upload(stateFarm)
      await upload.says('Completed')
    },
  )
})

journey('a file that is too large, or no PDF, never leaves the browser', async ({ page, system }) => {
  await register(page, system.inbox)
  const upload = new UploadPage(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
  const says = (words: string) => expect.poll(() => upload.toast()).toBe(words)
  await upload.open()
  await upload.choose(badFiles.photo)
  await says('Invalid File Type\nPlease upload a PDF file only.')
  await upload.choose(badFiles.elevenMegabytes)
  await says('File Too Large\nPlease upload a file smaller than 10MB.')
  await upload.press('Upload Policy')
  await says('Policy File Required\nPlease upload your policy document to continue.')
  expect(calls).toEqual([])

  await upload.upload(stateFarm)
  await upload.says('Completed')
})

journey('the server itself takes nothing above 10 MB', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const size = badFiles.elevenMegabytes.buffer.length
  const query = new URLSearchParams({ filename: 'large.pdf', userId: email, size: String(size) })
  const asked = await page.request.get(`/api/get-presigned-url?${query}`)
  expect(asked.status()).toBe(413)
  expect((await asked.json()).message).toBe('Please upload a file smaller than 10MB.')

  const place = await askForPlace(page, email, stateFarm)
  // An S3 server answers before it has read all of it and hangs up, which may reach us before its answer does.
  const put = await putFile(page, place, badFiles.elevenMegabytes).then(
    (answer) => answer.status(),
    ({ message }: Error) => (/ECONNRESET|EPIPE/.test(message) ? 'hung up' : message),
  )
  expect([403, 413, 'hung up']).toContain(put)
  const submitted = await post(page, '/api/submit-policy-s3', { reportId: place.reportId })
  expect(await submitted.json()).toMatchObject({ status: 409, code: 'file-missing' })
})

journey('an upload address counts as signed: no other file, type or time', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const place = await askForPlace(page, email, stateFarm)
  const address = new URL(place.uploadUrl, system.origin)
  const altered = [...address.searchParams.keys()].map((name) => {
    const other = new URL(address)
    const value = other.searchParams.get(name) ?? ''
    other.searchParams.set(
      name,
      /^\d+$/.test(value) ? String(Number(value) + 3600) : `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
    )
    return other.href
  })
  altered.push(address.href.replace('.pdf', '.html').replace(place.reportId, crypto.randomUUID()))
  // Each S3 server has its own word for a part that it cannot read (400) or does not know (404); ours says 403.
  for (const uploadUrl of altered) {
    const refused = await putFile(page, { ...place, uploadUrl }, stateFarm)
    expect([400, 403, 404], uploadUrl).toContain(refused.status())
  }
  const html = await putFile(page, { ...place, contentType: 'text/html' }, stateFarm)
  expect([403, 415]).toContain(html.status())
  // Nothing of all that was kept: the address is still good for its one file.
  expect((await putFile(page, place, stateFarm)).status()).toBe(200)
  expect([409, 412]).toContain((await putFile(page, place, stateFarm)).status())
})

/** Below '/files' on our own server, in a bucket on an S3 server. */
const uploads = (address: URL) => /\/uploads\/[\w-]+\.pdf$/.test(address.pathname)

journey('a refused upload says so, keeps the file, and works at the next press', async ({ page, system }) => {
  await register(page, system.inbox)
  const upload = new UploadPage(page)
  await upload.open()
  await page.route(uploads, (route) => route.continue({ url: `${route.request().url()}0` }))
  await upload.upload(stateFarm)
  expect(await upload.toast()).toBe('Upload Failed\nUpload to S3 failed: 403')
  await upload.says('Nothing is lost. Press the button to try again, or choose another file.')
  await page.unroute(uploads)
  await upload.press('Upload Policy')
  await upload.says('Completed')
})

journey('an empty file is refused in words, and the next file is taken', async ({ page, system }) => {
  await register(page, system.inbox)
  const upload = new UploadPage(page)
  const words = 'This file is empty. Please choose your policy document again.'
  await upload.open()
  await upload.upload(badFiles.empty)
  expect(await upload.toast()).toBe(`Upload Failed\n${words}`)
  await upload.says(words)
  await upload.press('Remove empty.pdf')
  await upload.upload(stateFarm)
  await upload.says('Completed')
})

journey('a policy that is submitted twice is one report and one mail', async ({ page, system }) => {
  const { email } = await register(page, system.inbox)
  const { reportId, documentId } = await submitPolicy(page, email, stateFarm)
  const again = await post(page, '/api/submit-policy-s3', { reportId })
  expect(await again.json()).toEqual({ reportId, documentId, status: 'processing' })
  await new ReportPage(page).open(reportId)
  const later = await post(page, '/api/submit-policy-s3', { reportId })
  expect(await later.json()).toEqual({ reportId, documentId, status: 'processing' })

  const { reports } = await (await page.request.get(`/api/reports?userId=${encodeURIComponent(email)}`)).json()
  expect(reports).toMatchObject([{ reportId, status: 'completed' }])
  const mailsAboutIt = async () => (await messagesTo(system.inbox, email)).filter(({ text }) => text.includes(reportId))
  await expect.poll(mailsAboutIt, { timeout: 15_000 }).toHaveLength(1)
})
