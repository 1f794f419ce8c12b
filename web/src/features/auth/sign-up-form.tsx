import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { AuthForm } from './auth-form.tsx'
import { type SignUpInput, signUpSchema } from './auth-schemas.ts'
import type { ShowView } from './auth-view.ts'
import { TextButton } from './text-button.tsx'
import { useAccount } from './use-account.ts'
import { useAttempt } from './use-attempt.ts'

const empty: SignUpInput = { name: '', email: '', password: '', confirmPassword: '' }

export function SignUpForm({ show }: { show: ShowView }) {
  const account = useAccount()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, formState } = useForm<SignUpInput>({
    resolver: zodResolver(signUpSchema),
    defaultValues: empty,
  })
  const faults = formState.errors

  const signUp = async ({ name, email, password }: SignUpInput) => {
    const outcome = await account.signUp({ name, email, password })
    if (!outcome.success) return outcome
    const needsConfirmation = 'needsConfirmation' in outcome && outcome.needsConfirmation
    show(needsConfirmation ? { name: 'confirm', email, password } : { name: 'login' })
    return outcome
  }

  return (
    <AuthForm
      title="Create Account"
      subtitle="Sign up to analyze your insurance policy"
      error={error}
      isBusy={isBusy}
      button="Sign Up"
      busyButton="Creating account..."
      onSubmit={handleSubmit((input) => attempt(() => signUp(input), 'Failed to sign up'))}
      links={
        <p>
          Already have an account? <TextButton onClick={() => show({ name: 'login' })}>Sign in</TextButton>
        </p>
      }
    >
      <Field label="Full Name" error={faults.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" error={faults.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field
        label="Password"
        help="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={faults.password?.message}
      >
        {(control) => <Input {...control} {...register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirm Password" error={faults.confirmPassword?.message}>
        {(control) => (
          <Input {...control} {...register('confirmPassword')} type="password" autoComplete="new-password" />
        )}
      </Field>
    </AuthForm>
  )
}
