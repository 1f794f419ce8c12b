import { LegalPage } from './legal-page.tsx'
import { Privacy } from './privacy.tsx'

export function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <Privacy />
    </LegalPage>
  )
}
