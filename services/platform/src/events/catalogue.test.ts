import { readdirSync } from 'node:fs'
import type { DescFile } from '@bufbuild/protobuf'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

const protoDirectory = new URL('../../../../proto/plainpolicy/', import.meta.url)
const serviceDirectory = new URL('../../../', import.meta.url)
const packages = readdirSync(protoDirectory).filter((name) => name !== 'options')
const services = readdirSync(serviceDirectory).filter((name) => name !== 'platform')

/** Every message of the proto files, as they are on disk and not as somebody remembered to list them. */
const messages = (
  await Promise.all(
    packages.map(async (name) => {
      const module: Record<string, DescFile> = await import(`@plainpolicy/proto/${name}`)
      const file = module[`file_plainpolicy_${name}_v1_events`] as DescFile
      return file.messages.map(({ typeName }) => typeName)
    }),
  )
).flat()

/** Nobody needs to hear these yet. */
const waitForReaders = ['PaymentFailed', 'ContactReceived']

test('there are messages to look at', () => {
  expect(messages).toContain('plainpolicy.documents.v1.DocumentSubmitted')
})

test('every message is in the catalogue, once, and nothing else is', () => {
  const named = Object.values(catalogue).map(({ schema }) => schema.typeName)
  expect(named.sort()).toEqual(messages.sort())
})

describe.each(Object.entries(catalogue))('%s', (name, { schema, topic, producer, readers }) => {
  test('goes by the name of its message', () => expect(schema.name).toBe(name))

  test('is said by the one service that its package names', () => {
    expect(schema.file.proto.package).toBe(`plainpolicy.${producer}.v1`)
    expect(services).toContain(producer)
  })

  test('has one topic, which belongs to its producer', () => {
    expect(topic).toMatch(new RegExp(`^plainpolicy\\.${producer}(-[a-z]+)?\\.v1$`))
  })

  test('is heard by at least one service, each named once, and not by its producer', () => {
    if (!waitForReaders.includes(name)) expect(readers.length).toBeGreaterThan(0)
    expect(new Set(readers).size).toBe(readers.length)
    expect(services).toEqual(expect.arrayContaining(readers))
    expect(readers).not.toContain(producer)
  })
})
