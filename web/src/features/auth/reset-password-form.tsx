import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthForm } from './auth-form.tsx'
import { type ResetPasswordInput, resetPasswordSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { passwordReset } from './auth-words.ts'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'

const empty: ResetPasswordInput = { code: '', newPassword: '', confirmPassword: '' }
const backToLoginAfterMs = 2000

function useReturnToLogin(isDone: boolean, show: ShowView) {
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => show({ name: 'login' }), backToLoginAfterMs)
    return () => clearTimeout(timer)
  }, [isDone, show])
}

interface ResetPasswordFormProps {
  email: string
  notice: string | null
  show: ShowView
}

export function ResetPasswordForm({ email, notice, show }: ResetPasswordFormProps) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, formState } = useForm<ResetPasswordInput>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: empty,
  })
  const faults = formState.errors
  useReturnToLogin(isDone, show)

  const reset = async ({ code, newPassword }: ResetPasswordInput) => {
    const outcome = await account.resetPassword({ email, code, newPassword })
    if (outcome.success) setDone(true)
    return outcome
  }
  const said = isDone ? passwordReset : error ? null : notice

  return (
    <AuthForm
      title="Reset Password"
      notice={said && <Alert tone="good">{said}</Alert>}
      error={error}
      isBusy={isBusy || isDone}
      button="Reset Password"
      busyButton={isDone ? 'Reset Password' : 'Resetting Password...'}
      onSubmit={handleSubmit((input) => attempt(() => reset(input), 'Failed to reset password'))}
      links={
        <>
          <TextButton onClick={() => show({ name: 'forgot-password', email })}>
            Didn't receive the code? Try again
          </TextButton>
          <TextButton onClick={() => show({ name: 'login' })}>Back to Sign In</TextButton>
        </>
      }
    >
      <Field label="Email">
        {(control) => <Input {...control} type="email" value={email} readOnly autoComplete="username" />}
      </Field>
      <Field label="Verification Code" error={faults.code?.message}>
        {(control) => <Input {...control} {...register('code')} inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
      <Field
        label="New Password"
        help="At least 8 characters, with uppercase, lowercase, a number and one of @ $ ! % * ? &"
        error={faults.newPassword?.message}
      >
        {(control) => <Input {...control} {...register('newPassword')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirm New Password" error={faults.confirmPassword?.message}>
        {(control) => (
          <Input {...control} {...register('confirmPassword')} type="password" autoComplete="new-password" />
        )}
      </Field>
    </AuthForm>
  )
}
