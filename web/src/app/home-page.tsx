import { lazy, Suspense } from 'react'
import { LandingPage } from '../features/landing/landing-page.tsx'

// The page reads before the wizard's code is there; its place is kept, so that nothing jumps.
const IntakeWizard = lazy(async () => ({
  default: (await import('../features/intake/intake-wizard.tsx')).IntakeWizard,
}))

export function HomePage() {
  return (
    <LandingPage>
      <Suspense fallback={<div id="get-started" className="min-h-[44rem]" />}>
        <IntakeWizard />
      </Suspense>
    </LandingPage>
  )
}
