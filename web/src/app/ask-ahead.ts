import { pageApi } from '../api/page-endpoints.ts'
import { type PageAddress, reportQuestion } from './report-question.ts'
import type { AppStore } from './store.ts'

/**
 * Asks for what the page of this address begins with, while its code still comes: on a phone each question that waits
 * for another one costs half a second. The pages ask for the same and get these answers.
 */
export function askAhead(store: AppStore, address: PageAddress): void {
  store.dispatch(pageApi.endpoints.currentUser.initiate())
  const question = reportQuestion(address)
  // The page itself keeps the answer, for as long as it is shown.
  if (question) store.dispatch(pageApi.endpoints.getReportStatus.initiate(question, { subscribe: false }))
}
