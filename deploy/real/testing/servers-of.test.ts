import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../local/root.ts'
import { withoutServers } from './servers-of.ts'

const files = globSync('services/**/*.real.test.ts', { cwd: root }).map((file) => join(root, file))
const known = new Set(['kafka', 'keycloak', 'minio', 'temporal', 'versitygw'])
const without = (...missing: string[]) => withoutServers(files, { known, missing: new Set(missing) }).join('\n')

test('leaves out the tests of a server that is missing, and no others', () => {
  expect(without('temporal')).toContain('workflow-engine/temporal.real.test.ts')
  expect(without('temporal')).not.toContain('kafka')
})

test('finds the server that a test starts through a module of its own', () => {
  expect(without('keycloak')).toContain('identity-provider/keycloak.real.test.ts')
})

test('keeps a test for which one of its servers is there', () => {
  expect(without('minio')).not.toContain('s3.real.test.ts')
  expect(without('minio', 'versitygw')).toContain('s3.real.test.ts')
})
