import { paths } from '../app/paths.ts'
import { useSession } from '../session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { SessionPlace, SiteHeaderFrame } from './site-header-frame.tsx'

/** Login, or Sign Out for who is signed in. While that is not known the place stays empty but kept. */
function SessionButton() {
  const session = useSession()
  const { signOut, isBusy } = useSignOut()
  if (session.status === 'loading') return <SessionPlace />
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink to={paths.auth} variant="secondary">
        Login
      </ButtonLink>
    )
  }
  return (
    <Button variant="secondary" disabled={isBusy} onClick={signOut}>
      Sign Out
    </Button>
  )
}

export function SiteHeader() {
  return (
    <SiteHeaderFrame>
      <SessionButton />
    </SiteHeaderFrame>
  )
}
