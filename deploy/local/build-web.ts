import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Fault, sentenceFor } from './fault.ts'
import { hashFiles } from './hash-files.ts'
import { root } from './root.ts'

const builtWeb = join(root, 'web', 'dist')
/** Not beside the pages: the gateway would hand it out. */
const stamp = join(root, 'node_modules', '.cache', 'plainpolicy', 'web-built-from')

/** Builds the web unless what is there was made from the same sources. Answers whether it built. */
export async function buildWeb(): Promise<boolean> {
  const sources = globSync(
    ['{web/src,web/public,words/src}/**/*', 'web/index.html', 'web/*.{json,ts}', 'package-lock.json'],
    {
      cwd: root,
      withFileTypes: true,
    },
  )
  const files = sources.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const wanted = await hashFiles('/', files.sort())
  if (existsSync(join(builtWeb, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return false
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    await promisify(execFile)(process.execPath, [vite, 'build'], {
      cwd: join(root, 'web'),
      // Tests and watch mode say otherwise, and React would come with all its warnings, twice as large.
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const said = `${stdout}${stderr}`
    const refused = /\b(EACCES|EROFS|ENOSPC)\b/.exec(said)?.[1]
    const sentence = refused && sentenceFor(Object.assign(new Error(said), { code: refused, path: join(root, 'web') }))
    throw new Fault(sentence ?? `The web could not be built:\n${said}`)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}
