import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const { origin } = JSON.parse(process.env.TEST_SYSTEM ?? '{}') as { origin: string }

test('the web’s calls are generated from the API as the gateway has it now (if not: npm run openapi)', async () => {
  const response = await fetch(`${origin}/openapi.json`)
  expect(JSON.parse(readFileSync(join(root, 'web', 'openapi.json'), 'utf8'))).toEqual(await response.json())
})
