import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../local/root.ts'
import { temporaryFolder } from '../local/testing/temporary-folder.ts'

const here = import.meta.dirname
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

async function isReady(status: number): Promise<boolean> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, SERVICE: 'reports', REPORTS_PORT: String(port) }
  try {
    await promisify(execFile)(process.execPath, [join(here, 'is-ready.ts')], { env })
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

test('the health check believes /readyz', async () => {
  expect(await isReady(200)).toBe(true)
  expect(await isReady(503)).toBe(false)
})

test('the image knows every workspace, or npm would not install what the lock file says', () => {
  const manifests = globSync('{proto,web,words,services/*}/package.json', { cwd: root })
  expect(manifests.length).toBeGreaterThan(5)
  for (const file of manifests) {
    expect(dockerfile).toContain(`COPY ${file} ${file.replace('package.json', '')}`)
  }
})

test('services do not run as root', () => {
  expect(dockerfile.split('FROM ').find((stage) => stage.includes('AS runtime'))).toContain('\nUSER node\n')
})

test('nothing of this machine gets into an image', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '.env', '.env.*', '**/node_modules']))
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('.env')
})

test('.env is made once, for its owner alone, with no two secrets alike', async () => {
  const file = join(temporaryFolder(), '.env')
  const make = () => promisify(execFile)(process.execPath, [join(here, 'make-env.mjs'), file])
  await make()
  const first = readFileSync(file, 'utf8')
  await make()
  expect(readFileSync(file, 'utf8')).toBe(first)
  const values = [...first.matchAll(/=([0-9a-f]{64})$/gm)].map(([, value]) => value)
  expect(values.length).toBeGreaterThan(10)
  expect(new Set(values).size).toBe(values.length)
})
