import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [10 * 1024 * 1024, '10.00 MB'],
  [3 * 1024 ** 3, '3.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words)
})
