import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthForm } from './auth-form.tsx'
import { type LoginInput, loginSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'
import { viewForStep } from './view-for-step.ts'

export function LoginForm({ notice, show }: { notice?: string | undefined; show: ShowView }) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const faults = formState.errors

  /** Where the password is right but not enough, the server has already mailed the code for the next step. */
  const signIn = async (input: LoginInput) => {
    const outcome = await account.signIn(input)
    const next = 'nextStep' in outcome ? viewForStep(outcome.nextStep, input) : null
    if (next) show(next)
    else if (outcome.success) await account.checkSession()
    return outcome
  }

  return (
    <AuthForm
      title="Welcome Back"
      subtitle="Sign in to access your policy analysis"
      notice={notice && !error && <Alert tone="watch">{notice}</Alert>}
      error={error}
      isBusy={isBusy}
      button="Sign In"
      busyButton="Signing in..."
      onSubmit={handleSubmit((input) => attempt(() => signIn(input), 'Failed to sign in'))}
      links={
        <>
          <TextButton onClick={() => show({ name: 'forgot-password' })}>Forgot your password?</TextButton>
          <p>
            Don't have an account? <TextButton onClick={() => show({ name: 'signup' })}>Sign up</TextButton>
          </p>
        </>
      }
    >
      <Field label="Email" error={faults.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Password" error={faults.password?.message}>
        {(control) => <Input {...control} {...register('password')} type="password" autoComplete="current-password" />}
      </Field>
    </AuthForm>
  )
}
