import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from './obtaining.ts'

/**
 * Unpacks Debian's packages into a folder, without installing, so that no system service comes with them. With package
 * lists of its own, so that neither root nor an earlier `apt-get update` is needed.
 */
export async function unpackDebian(folder: string, packages: string[]): Promise<void> {
  const apt = join(folder, 'apt')
  await Promise.all(['lists/partial', 'archives/partial'].map((name) => mkdir(join(apt, name), { recursive: true })))
  const own = ['-q', '-o', `Dir::State::lists=${apt}/lists`, '-o', `Dir::Cache=${apt}`]
  await runTool({ program: 'apt-get', words: [...own, 'update'], cwd: apt })
  await runTool({ program: 'apt-get', words: [...own, 'download', ...packages], cwd: apt })
  const unpack = `for package in *.deb; do dpkg -x "$package" "$1" || exit 1; done`
  await runTool({ program: 'sh', words: ['-c', unpack, 'sh', folder], cwd: apt })
  await rm(apt, { recursive: true })
}
