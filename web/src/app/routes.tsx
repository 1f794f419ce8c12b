import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { RequireSession } from '../session/require-session.tsx'
import { patterns } from './paths.ts'
import { RootLayout } from './root-layout.tsx'
import { PageLoading, RouteFailed } from './route-states.tsx'

const auth = async () => ({ Component: (await import('../features/auth/auth-page.tsx')).AuthPage })
const upload = async () => ({ Component: (await import('../features/upload/upload-page.tsx')).UploadPage })
const report = async () => ({ Component: (await import('../features/report/report-page.tsx')).ReportPage })
const checkout = async () => ({ Component: (await import('../features/checkout/checkout-page.tsx')).CheckoutPage })
const terms = async () => ({ Component: (await import('../features/legal/terms-page.tsx')).TermsPage })
const privacy = async () => ({ Component: (await import('../features/legal/privacy-page.tsx')).PrivacyPage })
const processing = async () => ({
  Component: (await import('../features/processing/processing-page.tsx')).ProcessingPage,
})
const success = async () => ({ Component: (await import('../features/success/success-page.tsx')).SuccessPage })
const viewReport = async () => ({
  Component: (await import('../features/view-report/view-report-page.tsx')).ViewReportPage,
})
const latestReport = async () => ({
  Component: (await import('../features/view-report/latest-report-page.tsx')).LatestReportPage,
})
const dynamicReport = async () => ({
  Component: (await import('../features/view-report/latest-report-page.tsx')).DynamicReportPage,
})
const sample = async () => ({ Component: (await import('./sample-route.tsx')).SampleRoute })
const demo = (version: 'free' | 'enhanced') => async () => {
  const { DemoPage } = await import('../features/sample/demo-page.tsx')
  return { element: <DemoPage version={version} /> }
}
const contact = async () => ({ Component: (await import('../features/contact/contact-page.tsx')).ContactPage })
const notFound = async () => ({ Component: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage })

// The page reads before the wizard's code is there; its place is kept, so that nothing jumps.
const IntakeWizard = lazy(async () => ({
  default: (await import('../features/intake/intake-wizard.tsx')).IntakeWizard,
}))
const Home = () => (
  <LandingPage>
    <Suspense fallback={<div id="get-started" className="min-h-[44rem]" />}>
      <IntakeWizard />
    </Suspense>
  </LandingPage>
)

/** All pages. The landing page comes with the first load, every other one when it is asked for. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: PageLoading,
    children: [
      {
        ErrorBoundary: RouteFailed,
        children: [
          { path: patterns.home, element: <Home /> },
          { path: patterns.auth, lazy: auth },
          { path: patterns.checkout, lazy: checkout },
          { path: patterns.terms, lazy: terms },
          { path: patterns.privacy, lazy: privacy },
          { path: patterns.contact, lazy: contact },
          { path: patterns.processing, lazy: processing },
          { path: patterns.success, lazy: success },
          { path: patterns.sampleReport, lazy: sample },
          { path: patterns.demoFree, lazy: demo('free') },
          { path: patterns.demoEnhanced, lazy: demo('enhanced') },
          {
            element: <RequireSession />,
            children: [
              { path: patterns.upload, lazy: upload },
              { path: patterns.report, lazy: report },
              { path: patterns.reports, lazy: report },
              { path: patterns.viewReport, lazy: viewReport },
              { path: patterns.latestReport, lazy: latestReport },
              { path: patterns.dynamicReports, lazy: dynamicReport },
              { path: patterns.dynamicReport, lazy: report },
            ],
          },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
]
