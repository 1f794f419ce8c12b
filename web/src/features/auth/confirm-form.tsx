import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { AuthForm } from './auth-form.tsx'
import { type ConfirmInput, confirmSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { CodeField } from './code-field.tsx'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'
import { useNotice } from './use-notice.ts'

interface ConfirmFormProps {
  email: string
  /** Proves the sign-up where its cookie is missing. */
  password: string
  show: ShowView
}

export function ConfirmForm({ email, password, show }: ConfirmFormProps) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const resent = useNotice(5000)
  const { control, handleSubmit, resetField } = useForm<ConfirmInput>({
    resolver: zodResolver(confirmSchema),
    defaultValues: { code: '' },
  })

  const confirm = async ({ code }: ConfirmInput) => {
    const outcome = await account.confirmSignUp({ email, code, password })
    // Six places that are full take no other code.
    if (!outcome.success) resetField('code')
    else if ('signedIn' in outcome && outcome.signedIn) await account.checkSession()
    else show({ name: 'login' })
    return outcome
  }
  const resend = async () => {
    const outcome = await attempt(() => account.resendCode(email), 'Failed to resend verification code')
    if (outcome?.success) resent.show()
  }

  return (
    <AuthForm
      title="Verify Your Email"
      subtitle={
        <>
          We sent a code of 6 digits to <strong className="text-ink">{email}</strong>. It works for 15 minutes.
        </>
      }
      notice={resent.isShown && <Alert tone="good">Code Resent: Check your email for the new verification code</Alert>}
      error={error}
      isBusy={isBusy}
      button="Verify Email"
      busyButton="Verifying..."
      onSubmit={handleSubmit((input) => attempt(() => confirm(input), 'Failed to confirm account'))}
      links={
        <div className="flex w-full justify-between gap-4">
          <TextButton disabled={isBusy} onClick={() => show({ name: 'signup' })}>
            ← Back
          </TextButton>
          <TextButton disabled={isBusy} onClick={resend}>
            Resend Code
          </TextButton>
        </div>
      }
    >
      <CodeField label="Verification Code" control={control} disabled={isBusy} />
    </AuthForm>
  )
}
