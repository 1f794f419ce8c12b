import { pageApi } from '../api/page-endpoints.ts'
import { languageOf } from '../features/report/language/language.ts'
import { expectSpanish } from '../features/report/language/load-spanish.ts'
import { matchPattern } from '../navigation/match-pattern.ts'
import { patterns } from './paths.ts'
import type { AppStore } from './store.ts'

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500))

/**
 * Asks for what the page of this address begins with, while its code still comes: on a phone each question that waits
 * for another one costs half a second. The pages ask for the same and get these answers. The promise is kept when it is
 * known who is signed in, or that nobody knows; and of a report, unless its answer takes longer than a moment: then the
 * page says that it is loading.
 */
export function askAhead(
  store: AppStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<unknown> {
  const session = Promise.resolve(store.dispatch(pageApi.endpoints.currentUser.initiate()))
  const asked = new URLSearchParams(search)
  const language = languageOf(asked)
  if (language === 'es') expectSpanish()
  const { reportId } = matchPattern(patterns.report, pathname) ?? {}
  if (!reportId) return session
  const version = asked.get('version') === 'enhanced' ? 'enhanced' : 'free'
  const question = { reportId, version, language } as const
  // The page itself keeps the answer, for as long as it is shown.
  const report = store.dispatch(pageApi.endpoints.getReportStatus.initiate(question, { subscribe: false }))
  return Promise.all([session, Promise.race([report, aMoment()])])
}
