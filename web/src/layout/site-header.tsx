import { paths } from '../app/paths.ts'
import { useSession } from '../session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

/** Login, or Sign Out for who is signed in. While that is not known the place stays empty but kept. */
function SessionButton() {
  const session = useSession()
  const { signOut, isBusy } = useSignOut()
  if (session.status === 'loading') return <span className="min-h-[2.75rem]" />
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
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
        <Wordmark />
        <SessionButton />
      </div>
    </header>
  )
}
