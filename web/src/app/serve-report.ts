import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameOf, reportHtml } from './report-html.tsx'
import type { PageAddress } from './report-question.ts'
import type { ServedAnswers } from './served-answers.ts'

/** What the gateway runs of the client: the HTML of a report's page; null where the answers hold no report that is ready. */
export async function serveReport(
  address: PageAddress,
  answers: Pick<ServedAnswers, 'user' | 'status'>,
): Promise<string | null> {
  const frame = frameOf(address)
  // The build puts them beside this code (`prerender-pages.ts`).
  return frame && reportHtml({ frame: readFileSync(join(import.meta.dirname, frame), 'utf8'), address, ...answers })
}
