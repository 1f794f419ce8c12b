import { useSignOut } from '../../session/use-sign-out.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Somebody is signed in, in another tab: the suggestion, with the button that follows it. */
function SignOutFirst() {
  const { signOut, isBusy } = useSignOut()
  return (
    <Alert tone="watch" title="Please sign out first, then sign in again.">
      <Button variant="secondary" className="mt-2" disabled={isBusy} onClick={signOut}>
        Sign Out
      </Button>
    </Alert>
  )
}

/** The provider's words, and for two well-known causes what to do. */
export function AuthError({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <>
      <Alert tone="gap">{error}</Alert>
      {error.includes('already a signed in user') && <SignOutFirst />}
      {error.includes('SECRET_HASH') && (
        <Alert tone="watch" title="Configuration Issue">
          The app client requires a secret. A new client without a secret must be created.
        </Alert>
      )}
    </>
  )
}
