import { ArrowLeft } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useAddress } from '../../navigation/address-provider.tsx'
import { Link } from '../../navigation/link.tsx'
import { Redirect } from '../../navigation/redirect.tsx'
import { returnPathOf } from '../../session/return-path.ts'
import { useSession } from '../../session/use-session.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { type AuthView, type ShowView, viewFromAddress } from './auth-view.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { ReturnedFromPage } from './returned-from-page.tsx'
import { SignInPageView } from './sign-in-page-view.tsx'
import { SignUpForm } from './sign-up-form.tsx'

function View({ view, show }: { view: AuthView; show: ShowView }) {
  if (view.name === 'signup') return <SignUpForm show={show} />
  if (view.name === 'confirm') return <ConfirmForm email={view.email} password={view.password} show={show} />
  if (view.name === 'forgot-password') return <ForgotPasswordForm {...view} show={show} />
  if (view.name === 'reset-password') return <ResetPasswordForm email={view.email} notice={view.notice} show={show} />
  if (view.name === 'authenticator-code') return <AuthenticatorForm {...view} show={show} />
  if (view.name === 'sign-in-page') return <SignInPageView {...view} show={show} />
  if (view.name === 'returned') return <ReturnedFromPage show={show} />
  return <LoginForm notice={view.notice} show={show} />
}

/** A form that replaces another one is read from its title. */
function useFocusOnTitle(viewName: string) {
  const page = useRef<HTMLElement>(null)
  const shown = useRef(viewName)
  useLayoutEffect(() => {
    if (shown.current === viewName) return
    shown.current = viewName
    page.current?.querySelector('h1')?.focus()
  }, [viewName])
  return page
}

function Footer() {
  return (
    <footer className="grid gap-1 text-center text-small text-ink-soft">
      <p>Protected by industry-standard security</p>
      <p>
        <Link to={paths.terms} className="link">
          Terms
        </Link>{' '}
        ·{' '}
        <Link to={paths.privacy} className="link">
          Privacy
        </Link>
      </p>
    </footer>
  )
}

export function AuthPage() {
  const session = useSession()
  const location = useAddress()
  const [view, show] = useState<AuthView>(() => viewFromAddress(location.search, location.hash))
  const page = useFocusOnTitle(view.name)
  if (session.status === 'signed-in') return <Redirect to={returnPathOf(location.state)} />
  return (
    <div className="mx-auto flex min-h-svh max-w-form flex-col gap-5 px-4 py-4">
      <header className="grid gap-5">
        <Link
          to={paths.home}
          className="link inline-flex items-center gap-1 justify-self-start rounded-soft py-1 text-small"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </Link>
        <div className="grid justify-items-center gap-1 text-center">
          <Wordmark />
          <p className="text-small text-ink-soft">Professional Insurance Analysis</p>
        </div>
      </header>
      <main id="content" ref={page} tabIndex={-1}>
        <Sheet className="p-5">
          {session.status === 'loading' ? (
            <div className="grid place-items-center py-8">
              <Spinner label="Loading" large />
            </div>
          ) : (
            <View key={view.name} view={view} show={show} />
          )}
        </Sheet>
      </main>
      <Footer />
    </div>
  )
}
