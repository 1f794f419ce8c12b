import { useState } from 'react'
import { useAddress } from '../../navigation/address-provider.tsx'
import { AuthForm } from './auth-form.tsx'
import type { ShowView } from './auth-view.ts'
import { leaveForPage, type PageStep, type SignInPage } from './sign-in-page.ts'
import { TextButton } from './text-button.tsx'

interface SignInPageViewProps {
  email: string
  step: PageStep
  page: SignInPage
  show: ShowView
}

const enterCode = {
  title: 'One More Step',
  subtitle: 'This account signs in with a code from an authenticator app, on our secure sign-in page.',
}

const words: Partial<Record<PageStep, { title: string; subtitle: string }>> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: enterCode,
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: {
    title: 'Set Up Your Authenticator',
    subtitle:
      'This account needs a second lock: an app on your phone that shows a new code every 30 seconds. You set it up once, on our secure sign-in page.',
  },
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: {
    title: 'Choose a New Password',
    subtitle: 'Your password was given to you by somebody else. Choose your own, on our secure sign-in page.',
  },
}

const anyStep = {
  title: 'One More Step',
  subtitle: 'Before you can go on, our secure sign-in page has something to ask you.',
}

/** The way to the identity provider's page. Leaving is the person's own press of a button, never a surprise. */
export function SignInPageView({ email, step, page, show }: SignInPageViewProps) {
  const { state } = useAddress()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { title, subtitle } = words[step] ?? anyStep

  const leave = async () => {
    setBusy(true)
    setError(null)
    try {
      // The page stays busy until the browser has left it.
      await leaveForPage({ page, email, state })
    } catch {
      setBusy(false)
      setError('The secure sign-in page cannot be reached at the moment. Please try again in a minute.')
    }
  }

  return (
    <AuthForm
      title={title}
      subtitle={subtitle}
      error={error}
      isBusy={isBusy}
      button="Continue to Secure Sign-In"
      busyButton="Opening..."
      onSubmit={(event) => {
        event.preventDefault()
        void leave()
      }}
      links={<TextButton onClick={() => show({ name: 'login' })}>Back to Sign In</TextButton>}
    >
      <p className="text-small text-ink-soft">
        There you enter your password once more. Afterwards you come back here, signed in.
      </p>
    </AuthForm>
  )
}
