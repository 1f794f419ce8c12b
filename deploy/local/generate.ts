import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hashFiles } from './hash-files.ts'
import { root } from './root.ts'

interface Target {
  name: string
  inputs: string[]
  output: string
  command: string[]
  cwd: string
}

const inputsOf = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()

/** What is generated, from what: events, one database client a service, and the web's calls of the gateway. */
function targets(): Target[] {
  return [
    {
      name: 'events',
      inputs: inputsOf('proto/**/*.proto', 'proto/buf*.yaml'),
      output: 'proto/gen',
      command: ['buf', 'generate'],
      cwd: 'proto',
    },
    ...inputsOf('services/*/prisma/schema.prisma').map(databaseClient),
    {
      name: 'web calls',
      inputs: inputsOf('web/openapi.json', 'web/openapi-codegen.config.ts'),
      output: 'web/src/api/gen',
      command: ['node', 'openapi-codegen.config.ts'],
      cwd: 'web',
    },
  ]
}

function databaseClient(schema: string): Target {
  const service = dirname(dirname(schema))
  return {
    name: `${basename(service)} database client`,
    inputs: [schema],
    output: join(dirname(schema), outputOf(schema)),
    command: ['prisma', 'generate', '--schema', schema],
    cwd: '.',
  }
}

function outputOf(schema: string): string {
  const output = /^\s*output\s*=\s*"(.+)"/m.exec(readFileSync(join(root, schema), 'utf8'))?.[1]
  if (!output) throw new Error(`${schema} does not say where its client goes (output = "...")`)
  return output
}

/** Generates what is missing or older than its source; answers the names. */
export async function generate(all = targets()): Promise<string[]> {
  const done = await Promise.all(all.filter((target) => target.inputs.length > 0).map(generateOne))
  return done.filter((name) => name !== null)
}

async function generateOne(target: Target): Promise<string | null> {
  const stamp = join(root, target.output, '.generated-from')
  const wanted = await hashFiles(root, [...target.inputs, 'package-lock.json'])
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return null
  await rm(stamp, { force: true })
  await run(target)
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, wanted)
  return target.name
}

async function run(target: Target): Promise<void> {
  const [command = '', ...words] = target.command
  const environment = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    // Generating needs no schema engine; without this line Prisma would try to fetch one.
    PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  }
  await promisify(execFile)(command, words, { cwd: join(root, target.cwd), env: environment })
}

if (import.meta.main) {
  try {
    const names = await generate()
    if (names.length > 0) console.error(`Generated: ${names.join(', ')}`)
  } catch (error) {
    const { cmd, stdout = '', stderr = '' } = error as { cmd?: string; stdout?: string; stderr?: string }
    console.error(cmd ? `${cmd}\n${stdout}${stderr}` : error)
    process.exitCode = 1
  }
}
