import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** What the code of a report's page would ask for. */
interface Answers {
  user: unknown
  status: unknown
}

/** The HTML of a report's page with the report in it; null where the answers hold none that is ready. */
export type ServeReport = (address: { pathname: string; search: string }, answers: Answers) => Promise<string | null>

const codeSchema = z.object({ serveReport: z.custom<ServeReport>((value) => typeof value === 'function') })

/** The part of the built client that runs here, the newest one; null where none is built. */
export async function reportCode(webDirectory: string): Promise<ServeReport | null> {
  const file = join(webDirectory, 'server', 'serve-report.js')
  const built = await stat(file).catch(() => null)
  if (!built) return null
  return codeSchema.parse(await import(`${pathToFileURL(file)}?built=${built.mtimeMs}`)).serveReport
}
