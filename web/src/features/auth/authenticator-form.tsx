import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { AuthForm } from './auth-form.tsx'
import { type ConfirmInput, confirmSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { CodeField } from './code-field.tsx'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'

interface AuthenticatorFormProps {
  email: string
  password: string
  show: ShowView
}

/** The second half of a sign-in: the password goes along, because the server keeps nothing in between. */
export function AuthenticatorForm({ email, password, show }: AuthenticatorFormProps) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const { control, handleSubmit, resetField } = useForm<ConfirmInput>({
    resolver: zodResolver(confirmSchema),
    defaultValues: { code: '' },
  })

  const signIn = async ({ code }: ConfirmInput) => {
    const outcome = await account.signIn({ email, password, code })
    if (outcome.success) await account.checkSession()
    // Six places that are full take no other code.
    else resetField('code')
    return outcome
  }

  return (
    <AuthForm
      title="Enter Your Code"
      subtitle="Your account has a second lock. Open your authenticator app and enter the 6 digits that it shows."
      error={error}
      isBusy={isBusy}
      button="Sign In"
      busyButton="Signing in..."
      onSubmit={handleSubmit((input) => attempt(() => signIn(input), 'Failed to sign in'))}
      links={<TextButton onClick={() => show({ name: 'login' })}>Back to Sign In</TextButton>}
    >
      <CodeField label="Authenticator Code" control={control} disabled={isBusy} />
    </AuthForm>
  )
}
