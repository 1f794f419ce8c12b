import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { generate } from './generate.ts'
import { root } from './root.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let folder: string
const source = () => join(folder, 'shapes.txt')
const target = () => ({
  name: 'shapes',
  inputs: [relative(root, source())],
  output: relative(root, join(folder, 'gen')),
  command: ['mkdir', '-p', 'gen'],
  cwd: relative(root, folder),
})

beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(source(), 'round')
})

test('generates what is missing, and then no more', async () => {
  expect(await generate([target()])).toEqual(['shapes'])
  expect(await generate([target()])).toEqual([])
})

test('generates again when the source changed', async () => {
  await generate([target()])
  writeFileSync(source(), 'square')
  expect(await generate([target()])).toEqual(['shapes'])
})

test('generates again when the result was removed', async () => {
  await generate([target()])
  rmSync(join(folder, 'gen'), { recursive: true })
  expect(await generate([target()])).toEqual(['shapes'])
})

test('tries again after a failure', async () => {
  await expect(generate([{ ...target(), command: ['false'] }])).rejects.toThrow('false')
  expect(await generate([target()])).toEqual(['shapes'])
})
