import { LandingPage } from '../features/landing/landing-page.tsx'
import { lazyPart } from '../navigation/lazy-part.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { OnDemand } from '../ui/on-demand.tsx'

// The page reads before the wizard's code is there; its place is kept, so that nothing jumps.
const intakeWizard = lazyPart(() => import('../features/intake/intake-wizard.tsx').then((code) => code.IntakeWizard))
const place = { id: 'get-started', className: 'grid min-h-[44rem] content-center' }

export function HomePage() {
  return (
    <LandingPage>
      <OnDemand
        waiting={<div {...place} />}
        failed={(again) => (
          <div {...place}>
            <Alert tone="gap" title="The form could not be loaded">
              <p>Check your connection. The page around it is as it was.</p>
              <Button onClick={again} className="mt-3">
                Try again
              </Button>
            </Alert>
          </div>
        )}
      >
        <intakeWizard.Part />
      </OnDemand>
    </LandingPage>
  )
}
