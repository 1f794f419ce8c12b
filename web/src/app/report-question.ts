import { languageOf } from '../features/report/language/language.ts'
import { matchPattern } from '../navigation/match-pattern.ts'
import { patterns } from './paths.ts'

/** Where a page is. */
export type PageAddress = Pick<Location, 'pathname' | 'search'>

/** What the report's page asks the server first; null for every other page. */
export function reportQuestion({ pathname, search }: PageAddress) {
  const { reportId } = matchPattern(patterns.report, pathname) ?? {}
  if (!reportId) return null
  const asked = new URLSearchParams(search)
  const version = asked.get('version') === 'enhanced' ? 'enhanced' : 'free'
  return { reportId, version, language: languageOf(asked) } as const
}
