import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { useAddress } from '../navigation/address-provider.tsx'
import { Redirect } from '../navigation/redirect.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { returnStateFrom } from './return-path.ts'
import { useSession } from './use-session.ts'

/** Pages behind sign-in: without a session the way leads to /auth and back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useAddress()
  if (session.status === 'signed-in') return children
  if (session.status === 'signed-out') return <Redirect to={paths.auth} state={returnStateFrom(location)} />
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid min-h-svh max-w-form content-center justify-items-center gap-5 px-4"
    >
      {session.status === 'loading' ? (
        <Spinner label="Loading" large />
      ) : (
        <>
          <Alert tone="gap" title="We could not check your sign-in">
            <p>{session.message}</p>
            {session.isRepeated && <p>You are not signed out. This page asks again every few seconds.</p>}
          </Alert>
          <Button onClick={session.retry}>Try Again</Button>
        </>
      )}
    </main>
  )
}
