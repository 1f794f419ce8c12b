import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthForm } from './auth-form.tsx'
import { type ForgotPasswordInput, forgotPasswordSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { codeSent } from './auth-words.ts'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'

export function ForgotPasswordForm({ email = '', show }: { email?: string; show: ShowView }) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, formState } = useForm<ForgotPasswordInput>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email },
  })

  const send = async (input: ForgotPasswordInput) => {
    const outcome = await account.forgotPassword(input.email)
    if (outcome.success) show({ name: 'reset-password', email: input.email, notice: codeSent })
    return outcome
  }

  return (
    <AuthForm
      title="Forgot Password"
      subtitle="Enter your email and we will send you a code to set a new password."
      error={error}
      isBusy={isBusy}
      button="Send Verification Code"
      busyButton="Sending Code..."
      onSubmit={handleSubmit((input) => attempt(() => send(input), 'Failed to send reset code'))}
      links={<TextButton onClick={() => show({ name: 'login' })}>Back to Sign In</TextButton>}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
    </AuthForm>
  )
}
