import { type LazyPage, lazyPage } from '../navigation/lazy-page.tsx'
import { matchPattern } from '../navigation/match-pattern.ts'
import { patterns } from './paths.ts'

interface Route extends LazyPage {
  pattern: string
  /** Shown to who is signed in; everybody else signs in first. */
  isPrivate?: boolean
}

const home = lazyPage(() => import('./home-page.tsx').then((code) => code.HomePage))
const auth = lazyPage(() => import('../features/auth/auth-page.tsx').then((code) => code.AuthPage))
const upload = lazyPage(() => import('../features/upload/upload-page.tsx').then((code) => code.UploadPage))
const report = lazyPage(() => import('../features/report/report-page.tsx').then((code) => code.ReportPage))
const checkout = lazyPage(() => import('../features/checkout/checkout-page.tsx').then((code) => code.CheckoutPage))
const terms = lazyPage(() => import('../features/legal/terms-page.tsx').then((code) => code.TermsPage))
const privacy = lazyPage(() => import('../features/legal/privacy-page.tsx').then((code) => code.PrivacyPage))
const processing = lazyPage(() =>
  import('../features/processing/processing-page.tsx').then((code) => code.ProcessingPage),
)
const success = lazyPage(() => import('../features/success/success-page.tsx').then((code) => code.SuccessPage))
const viewReport = lazyPage(() =>
  import('../features/view-report/view-report-page.tsx').then((code) => code.ViewReportPage),
)
const latestReport = lazyPage(() =>
  import('../features/view-report/latest-report-page.tsx').then((code) => code.LatestReportPage),
)
const dynamicReport = lazyPage(() =>
  import('../features/view-report/latest-report-page.tsx').then((code) => code.DynamicReportPage),
)
const sample = lazyPage(() => import('./sample-route.tsx').then((code) => code.SampleRoute))
const demo = (version: 'free' | 'enhanced') =>
  lazyPage(async () => {
    const { DemoPage } = await import('../features/sample/demo-page.tsx')
    return () => <DemoPage version={version} />
  })
const contact = lazyPage(() => import('../features/contact/contact-page.tsx').then((code) => code.ContactPage))
const notFound = lazyPage(() => import('../features/not-found/not-found-page.tsx').then((code) => code.NotFoundPage))

/** All pages, each one's code fetched when it is asked for. */
const routes: Route[] = [
  { pattern: patterns.home, ...home },
  { pattern: patterns.auth, ...auth },
  { pattern: patterns.checkout, ...checkout },
  { pattern: patterns.terms, ...terms },
  { pattern: patterns.privacy, ...privacy },
  { pattern: patterns.contact, ...contact },
  { pattern: patterns.processing, ...processing },
  { pattern: patterns.success, ...success },
  { pattern: patterns.sampleReport, ...sample },
  { pattern: patterns.demoFree, ...demo('free') },
  { pattern: patterns.demoEnhanced, ...demo('enhanced') },
  { pattern: patterns.upload, isPrivate: true, ...upload },
  { pattern: patterns.report, isPrivate: true, ...report },
  { pattern: patterns.reports, isPrivate: true, ...report },
  { pattern: patterns.viewReport, isPrivate: true, ...viewReport },
  { pattern: patterns.latestReport, isPrivate: true, ...latestReport },
  { pattern: patterns.dynamicReports, isPrivate: true, ...dynamicReport },
  { pattern: patterns.dynamicReport, isPrivate: true, ...report },
]

/** The page of an address, and what the address tells it. */
export function routeAt(pathname: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname)
    if (params) return { route, params }
  }
  return { route: { pattern: '*', ...notFound }, params: {} }
}
