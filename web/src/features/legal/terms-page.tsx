import { LegalPage } from './legal-page.tsx'
import { Terms } from './terms.tsx'

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service">
      <Terms />
    </LegalPage>
  )
}
