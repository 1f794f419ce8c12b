import type { CurrentUser } from '../api/answers.ts'
import { pageApi } from '../api/page-endpoints.ts'
import { languageOf } from '../features/report/language/language.ts'
import { loadSpanish } from '../features/report/language/load-spanish.ts'
import { preloadEnhanced } from '../features/report/layout/enhanced-code.ts'
import type { ReportStatusAnswer } from '../features/report/report-types.ts'
import { type PageAddress, reportQuestion } from './report-question.ts'
import { routeAt } from './routes.tsx'
import type { AppStore } from './store.ts'

/** What the HTML of a report was made from, and holds, so that the page asks for nothing again. */
export interface ServedAnswers {
  user: CurrentUser
  status: ReportStatusAnswer
  day: string
}

/** The element that holds them. */
export const servedId = 'served-answers'

/** Puts them where the report's page looks for them. */
export function keepAnswers(store: AppStore, address: PageAddress, { user, status }: ServedAnswers): void {
  const question = reportQuestion(address)
  if (!question) return
  store.dispatch(
    pageApi.util.upsertQueryEntries([
      { endpointName: 'currentUser', arg: undefined, value: user },
      { endpointName: 'getReportStatus', arg: question, value: status },
    ]),
  )
}

/** Fetches all the code that draws the page of an address: it is then drawn in one step, as its HTML was. */
export function preloadPage({ pathname, search }: PageAddress): Promise<unknown> {
  const question = reportQuestion({ pathname, search })
  return Promise.all([
    routeAt(pathname).route.preload(),
    question?.version === 'enhanced' && preloadEnhanced(),
    languageOf(new URLSearchParams(search)) === 'es' && loadSpanish(),
  ])
}
