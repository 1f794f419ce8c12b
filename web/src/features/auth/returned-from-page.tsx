import { useEffect, useRef } from 'react'
import { paths } from '../../app/paths.ts'
import { navigate } from '../../navigation/address.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { ShowView } from './auth-view.ts'
import { returnFromPage } from './sign-in-page.ts'
import { useAccount } from './use-account.ts'

const notFinished =
  'You are not signed in yet: the secure sign-in page was left before its last step. Please sign in again.'
const failed = 'An unexpected error occurred'

/** Hands the page's token over, once, and goes on to where the person wanted to go. */
export function ReturnedFromPage({ show }: { show: ShowView }) {
  const account = useAccount()
  const isUnderWay = useRef(false)

  const signIn = async (): Promise<string | null> => {
    const returned = await returnFromPage().catch(() => null)
    // Takes the code out of the address, and brings the way back to where it was.
    await navigate(paths.auth, { replace: true, state: returned?.state ?? null })
    if (!returned) return notFinished
    const outcome = await account.createSession(returned.accessToken)
    if (!outcome.success) return outcome.error || failed
    await account.checkSession()
    return null
  }

  useEffect(() => {
    // A code works once, and development runs effects twice.
    if (isUnderWay.current) return
    isUnderWay.current = true
    signIn().then(
      (fault) => fault && show({ name: 'login', notice: fault }),
      () => show({ name: 'login', notice: failed }),
    )
  })

  return (
    <div className="grid justify-items-center gap-4 py-8">
      <title>Signing in · Plainpolicy</title>
      <h1 tabIndex={-1} className="sr-only">
        Signing in
      </h1>
      <Spinner label="Signing in" large />
      <p className="text-ink-soft">Signing you in...</p>
    </div>
  )
}
