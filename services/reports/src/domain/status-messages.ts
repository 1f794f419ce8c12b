import type { Language } from '@plainpolicy/platform/report/report-data'
import { type Status, statusWords } from './status-words.ts'

export function statusMessage(status: Status, failureCode: string | null, language: Language = 'en'): string | null {
  const { states, refusals } = statusWords[language]
  return (status === 'error' && failureCode ? refusals[failureCode] : undefined) ?? states[status]
}

/** Only what failed on our side may be started again; a refused document will be refused again. */
export const mayRestart = (failureCode: string | null): boolean => failureCode === 'internal'
