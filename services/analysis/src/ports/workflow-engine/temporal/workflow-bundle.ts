import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker'
import { z } from 'zod'

const workflows = fileURLToPath(new URL('../../../workflows/analyze-policy.ts', import.meta.url))
const kept = fileURLToPath(new URL('../../../workflows/gen/bundle.json', import.meta.url))

const keptSchema = z.object({
  code: z.string(),
  /** Every file that the code was made from, with its sha256. */
  sources: z.record(z.string(), z.string()),
})

/**
 * The workflow's code, for Temporal's isolation. Made once and kept while none of its sources changes; an image makes it
 * ahead by running this file, so that it needs neither the compiler nor a place to write at its start.
 */
export async function workflowBundle(): Promise<WorkflowBundleOption> {
  const known = await keptBundle()
  if (known) return { code: known }
  const { code, files } = await bundle()
  // A folder that takes no files costs the next start a second, no more.
  await keep(code, files).catch(() => undefined)
  return { code }
}

async function keptBundle(): Promise<string | undefined> {
  try {
    const { code, sources } = keptSchema.parse(JSON.parse(await readFile(kept, 'utf8')))
    const present = await hashed(Object.keys(sources))
    return Object.entries(sources).every(([file, hash]) => present[file] === hash) ? code : undefined
  } catch {
    return undefined
  }
}

async function keep(code: string, files: string[]): Promise<void> {
  await mkdir(dirname(kept), { recursive: true })
  const making = `${kept}.${process.pid}`
  await writeFile(making, JSON.stringify({ code, sources: await hashed(files) }))
  await rename(making, kept)
}

async function bundle(): Promise<{ code: string; files: string[] }> {
  const files = new Set<string>()
  const { code } = await bundleWorkflowCode({
    workflowsPath: workflows,
    logger: new DefaultLogger('ERROR'),
    webpackConfigHook: (config) => ({
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        (compiler) =>
          compiler.hooks.done.tap('sources', ({ compilation }) => {
            for (const file of compilation.fileDependencies) files.add(file)
          }),
      ],
    }),
  })
  // The entry point that Temporal adds exists in the compiler's memory only.
  return { code, files: [...files].filter((file) => existsSync(file) && statSync(file).isFile()) }
}

async function hashed(files: string[]): Promise<Record<string, string>> {
  const hash = async (file: string) => [
    file,
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ]
  return Object.fromEntries(await Promise.all(files.map(hash)))
}

if (import.meta.main) await workflowBundle()
