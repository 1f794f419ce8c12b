import { lazyPart } from '../../../navigation/lazy-part.tsx'
import type { ReportData } from '../report-types.ts'

interface EnhancedProps {
  data: ReportData
}

// Most people open the Free version first: what only the Enhanced one shows comes with that.
export const enhancedAnswers = lazyPart<EnhancedProps>(
  async () => (await import('./enhanced-answers.tsx')).EnhancedAnswers,
)
export const moldAndWater = lazyPart<EnhancedProps>(async () => (await import('./mold-and-water.tsx')).MoldAndWater)

/** Fetches the code of the Enhanced version, so that a page can switch to it in one step. */
export const preloadEnhanced = (): Promise<unknown> => Promise.all([enhancedAnswers.preload(), moldAndWater.preload()])
