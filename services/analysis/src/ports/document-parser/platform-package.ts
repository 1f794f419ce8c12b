import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a child must read to find the platform: its package and the link to it. */
export const platformPackage = (): string[] => {
  const manifest = fileURLToPath(
    new URL('../../package.json', import.meta.resolve('@plainpolicy/platform/pdf/open-pdf')),
  )
  const links = fileURLToPath(new URL('../../../../../node_modules/@plainpolicy/', import.meta.url))
  return [manifest, realpathSync(manifest), links]
}
