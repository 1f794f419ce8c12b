import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isInstalled } from './is-installed.mjs'
import { lockFaults } from './lock-faults.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let root: string
const sound = {
  '': { dependencies: { reader: '1.0.0' } },
  web: { dependencies: {} },
  'node_modules/reader': { version: '1.0.0', optionalDependencies: { 'reader-linux': '1.0.0', 'reader-mac': '1.0.0' } },
  'node_modules/reader-linux': { version: '1.0.0', optional: true },
  'node_modules/reader-mac': { version: '1.0.0', optional: true },
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

beforeEach(() => {
  root = temporaryFolder()
  write('package.json', { workspaces: ['web'], dependencies: { reader: '1.0.0' } })
  write('web/package.json', {})
  write('package-lock.json', { packages: sound })
  write('node_modules/node/bin/node', '')
})

test('finds nothing wrong with a sound lock file', () => {
  expect(lockFaults(root)).toEqual([])
})

test('finds a package that npm left out for another machine', () => {
  const { 'node_modules/reader-mac': _, ...cut } = sound
  write('package-lock.json', { packages: cut })
  expect(lockFaults(root)).toEqual([
    'package-lock.json: node_modules/reader needs reader-mac, which is missing from it',
  ])
})

test('finds a version that was changed without npm', () => {
  write('web/package.json', { dependencies: { reader: '2.0.0' } })
  expect(lockFaults(root)).toEqual([
    'web/package.json: reader differs from package-lock.json. Run: npm install --ignore-scripts',
  ])
})

test('finds a version that is a range', () => {
  write('package.json', { workspaces: ['web'], dependencies: { reader: '^1.0.0' } })
  expect(lockFaults(root)).toContain('package.json: reader is "^1.0.0"; name one exact version')
})

test('knows what is installed: all but what other machines need', () => {
  expect(isInstalled(root)).toBe(false)
  const { 'node_modules/reader-mac': _, ...present } = sound
  write('node_modules/.package-lock.json', { packages: present })
  expect(isInstalled(root)).toBe(true)
  write('node_modules/.package-lock.json', { packages: { ...present, 'node_modules/reader': { version: '0.9.0' } } })
  expect(isInstalled(root)).toBe(false)
})
