import { expect, it } from 'vitest'
import { checkPolicyFile, type InspectPdf } from './check-policy-file.ts'
import { maxPolicyBytes } from './limits.ts'

const check = (bytes: Uint8Array, fault: Exclude<Awaited<ReturnType<InspectPdf>>, { ok: true }>['fault']) =>
  checkPolicyFile(bytes, async () => ({ ok: false, fault }))

it('asks for a smaller file only where the file itself is too large', async () => {
  await expect(check(new Uint8Array(maxPolicyBytes + 1), 'damaged')).rejects.toMatchObject({ code: 'file-too-large' })
})

it('says of a small file that unfolds without end that it holds too much', async () => {
  await expect(check(new Uint8Array(2_000), 'too-big')).rejects.toMatchObject({
    code: 'pdf-too-big',
    detail: 'This PDF holds more than we can read. Please upload the declarations pages alone.',
  })
})
