import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthError } from './auth-error.tsx'

interface AuthFormProps {
  title: string
  subtitle?: ReactNode
  /** Above the fields: what happened just before. */
  notice?: ReactNode
  error: string | null
  isBusy: boolean
  button: string
  busyButton: string
  onSubmit: FormEventHandler
  /** The ways to the other forms. */
  links: ReactNode
  children: ReactNode
}

/** The frame of all five forms. */
export function AuthForm({ title, subtitle, notice, error, isBusy, button, busyButton, ...rest }: AuthFormProps) {
  return (
    <div className="grid gap-5">
      <title>{`${title} · Plainpolicy`}</title>
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-heading outline-none">
          {title}
        </h1>
        {subtitle && <p className="text-ink-soft">{subtitle}</p>}
      </header>
      {notice}
      <AuthError error={error} />
      <form noValidate onSubmit={rest.onSubmit}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          {rest.children}
          <Button type="submit" className="mt-2 w-full">
            {isBusy && <Spinner label="Working" />}
            {isBusy ? busyButton : button}
          </Button>
        </fieldset>
      </form>
      <div className="grid justify-items-start gap-2 text-small">{rest.links}</div>
    </div>
  )
}
