import { renderToString } from 'react-dom/server'
import { baseApi } from '../api/base-api.ts'
import type { Address } from '../navigation/address.ts'
import { FixedAddress } from '../navigation/address-provider.tsx'
import { App } from './app.tsx'
import { type PageAddress, reportQuestion } from './report-question.ts'
import { keepAnswers, preloadPage, type ServedAnswers, servedId } from './served-answers.ts'
import { createStore } from './store.ts'

interface ReportHtml extends Pick<ServedAnswers, 'user' | 'status'> {
  /** The page's HTML without a report, as the build made it. */
  frame: string
  address: PageAddress
}

/** Homes are in Texas, and so are most readers. */
const texas = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })

/** The file that names the code of the page of an address; null for a page of something else than a report. */
export function frameOf(address: PageAddress): string | null {
  const question = reportQuestion(address)
  return question && (question.version === 'enhanced' ? 'report-enhanced.html' : 'report.html')
}

/** The page of a report with all that can be read of it, and what it was made from; null where there is no report yet. */
export async function reportHtml({ frame, address, user, status }: ReportHtml): Promise<string | null> {
  if (status.status !== 'completed' || !status.reportData) return null
  await preloadPage(address)
  const answers = { user, status, day: texas.format(new Date()) }
  // React writes the title first: it belongs into the head.
  const [, title, page] = /^(<title>.*?<\/title>)(.*)$/s.exec(pageOf(address, answers)) ?? []
  if (!title || !page) throw new Error('The page of a report has no title')
  return frame
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${page}</div>\n    <script type="application/json" id="${servedId}">${inScript(answers)}</script>`,
    )
}

function pageOf(address: PageAddress, answers: ServedAnswers): string {
  const store = createStore()
  keepAnswers(store, address, answers)
  const here: Address = { ...address, hash: '', key: '', state: null, arrival: 'returned', keepsScroll: false }
  try {
    return renderToString(
      <App
        store={store}
        servedDay={answers.day}
        At={({ children }) => <FixedAddress address={here}>{children}</FixedAddress>}
      />,
    )
  } finally {
    // It would keep the report for a minute, in case that a page asked again.
    store.dispatch(baseApi.util.resetApiState())
  }
}

/** Nothing in it ends the element that it stands in. */
const inScript = (answers: ServedAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c')
