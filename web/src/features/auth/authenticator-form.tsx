import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import { type ConfirmInput, confirmSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { CodeInput } from './code-input.tsx'
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
  const { control, handleSubmit, formState, resetField } = useForm<ConfirmInput>({
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
      <Field label="Authenticator Code" error={formState.errors.code?.message}>
        {(aria) => (
          <Controller
            control={control}
            name="code"
            render={({ field }) => (
              <CodeInput control={aria} value={field.value} onChange={field.onChange} disabled={isBusy} />
            )}
          />
        )}
      </Field>
    </AuthForm>
  )
}
