import { expect, test } from 'vitest'
import { policyFilename } from './policy-filename.ts'

test.each([
  ['My Policy.PDF', 'My Policy.PDF'],
  ['Póliza 2026.pdf', 'Póliza 2026.pdf'],
  ['../../etc/passwd.pdf', '....etcpasswd.pdf'],
  ['\u202efdp.policy\u0000.pdf', 'fdp.policy.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(policyFilename(given)).toBe(shown)
})

test.each(['policy.docx', 'policy.pdf.exe', 'policy', ''])('%j is not a PDF', (given) => {
  expect(() => policyFilename(given)).toThrow('Please upload a PDF file only.')
})

test.each(['.pdf', `${'a'.repeat(252)}.pdf`])('a name that is empty or too long is refused', (given) => {
  expect(() => policyFilename(given)).toThrow('rename it')
})
