import { lazyPart } from '../../../navigation/lazy-part.tsx'
import type { ReportData } from '../report-types.ts'

interface EnhancedProps {
  data: ReportData
}

// Most people open the Free version first: what only the Enhanced one shows comes with that, mold and water with the frames
// of its answers; their bodies come later still (late-parts.ts).
const load = () => import('./enhanced-parts.tsx')
export const enhancedAnswers = lazyPart<EnhancedProps>(() => load().then((code) => code.EnhancedAnswers))
export const moldAndWater = lazyPart<EnhancedProps>(() => load().then((code) => code.MoldAndWater))

/** Fetches the code of the Enhanced version, so that a page can switch to it in one step. */
export const preloadEnhanced = (): Promise<unknown> => Promise.all([enhancedAnswers.preload(), moldAndWater.preload()])
