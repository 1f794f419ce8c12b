import { type LazyPage, lazyPage } from '../navigation/lazy-page.tsx'
import { matchPattern } from '../navigation/match-pattern.ts'
import { patterns } from './paths.ts'

interface Route extends LazyPage {
  pattern: string
  /** Shown to who is signed in; everybody else signs in first. */
  isPrivate?: boolean
}

const home = lazyPage(async () => (await import('./home-page.tsx')).HomePage)
const auth = lazyPage(async () => (await import('../features/auth/auth-page.tsx')).AuthPage)
const upload = lazyPage(async () => (await import('../features/upload/upload-page.tsx')).UploadPage)
const report = lazyPage(async () => (await import('../features/report/report-page.tsx')).ReportPage)
const checkout = lazyPage(async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage)
const terms = lazyPage(async () => (await import('../features/legal/terms-page.tsx')).TermsPage)
const privacy = lazyPage(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage)
const processing = lazyPage(async () => (await import('../features/processing/processing-page.tsx')).ProcessingPage)
const success = lazyPage(async () => (await import('../features/success/success-page.tsx')).SuccessPage)
const viewReport = lazyPage(async () => (await import('../features/view-report/view-report-page.tsx')).ViewReportPage)
const latestReport = lazyPage(
  async () => (await import('../features/view-report/latest-report-page.tsx')).LatestReportPage,
)
const dynamicReport = lazyPage(
  async () => (await import('../features/view-report/latest-report-page.tsx')).DynamicReportPage,
)
const sample = lazyPage(async () => (await import('./sample-route.tsx')).SampleRoute)
const demo = (version: 'free' | 'enhanced') =>
  lazyPage(async () => {
    const { DemoPage } = await import('../features/sample/demo-page.tsx')
    return () => <DemoPage version={version} />
  })
const contact = lazyPage(async () => (await import('../features/contact/contact-page.tsx')).ContactPage)
const notFound = lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage)

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
