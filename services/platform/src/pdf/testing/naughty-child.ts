import { readFileSync, writeFileSync } from 'node:fs'
import { servePdfChild } from '../serve-pdf-child.ts'

const keptForEver: Uint8Array[] = []

/** Does what hostile code in a PDF child would like to do. */
servePdfChild({
  hang: async () => {
    for (;;);
  },
  sleep: () => new Promise(() => {}),
  crash: async () => process.abort(),
  'tell-environment': async () => ({ ...process.env }),
  'read-passwords': async () => readFileSync('/etc/passwd', 'utf8'),
  'write-file': async () => writeFileSync('/tmp/plainpolicy-escaped', 'x'),
  'start-program': async () => (await import('node:child_process')).execSync('id').toString(),
  'talk-long': async () => 'x'.repeat(2_000_000),
  'fill-memory': async () => {
    const kept: Uint8Array[] = []
    for (;;) kept.push(new Uint8Array(32 * 2 ** 20).fill(1))
  },
  'tell-process': async () => process.pid,
  'keep-memory': async () => {
    keptForEver.push(new Uint8Array(170 * 2 ** 20).fill(1))
    return null
  },
  'say-unstorable': async () => ['a\u0000b', 'half \ud83d', 'whole \u{1f400}', '\\u0000'],
  'say-nonsense': async () => ({ pageCount: 'many' }),
  'count-bytes': async (bytes) => ({ pageCount: bytes.length }),
})
