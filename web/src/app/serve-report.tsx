import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import type { Address } from '../navigation/address.ts'
import { FixedAddress } from '../navigation/address-provider.tsx'
import { App } from './app.tsx'
import { type PageAddress, reportQuestion } from './report-question.ts'
import { keepAnswers, preloadPage, type ServedAnswers, servedId } from './served-answers.ts'
import { createStore } from './store.ts'

/** Homes in Texas: most readers have this day. */
const texasDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })

/** The HTML of a report's page with the report in it; null for an address of another page and for a report that is not there. */
export async function serveReport(
  address: PageAddress,
  { user, status }: Pick<ServedAnswers, 'user' | 'status'>,
): Promise<string | null> {
  const question = reportQuestion(address)
  if (!question || status.status !== 'completed' || !status.reportData) return null
  await preloadPage(address)
  const answers = { user, status, day: texasDay.format() }
  const [, title = '', page = ''] = /^(<title>.*?<\/title>)(.*)$/s.exec(render(address, answers)) ?? []
  if (!page) return null
  const report = `<div id="root">${page}</div><script type="application/json" id="${servedId}">${inScript(answers)}</script>`
  return frame(question)
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('<div id="root"></div>', () => report)
}

function render(address: PageAddress, answers: ServedAnswers): string {
  const store = createStore()
  keepAnswers(store, address, answers)
  const here: Address = { ...address, hash: '', key: '', state: null, arrival: 'returned', keepsScroll: false }
  return renderToString(
    <App
      store={store}
      servedDay={answers.day}
      At={({ children }) => <FixedAddress address={here}>{children}</FixedAddress>}
    />,
  )
}

/** Nothing in it ends the element that it stands in. */
const inScript = (answers: ServedAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c')

/** Stands beside this code: the build makes both (`prerender-pages.ts`). */
const frame = ({ version }: { version: string }): string =>
  readFileSync(join(import.meta.dirname, version === 'enhanced' ? 'report-enhanced.html' : 'report.html'), 'utf8')
