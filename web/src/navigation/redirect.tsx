import { useEffect } from 'react'
import { navigate } from './address.ts'

interface RedirectProps {
  to: string
  state?: unknown
}

/** A page that is another one: this one stays in no history. */
export function Redirect({ to, state }: RedirectProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was known when the page was left.
  useEffect(() => {
    void navigate(to, { replace: true, state })
  }, [to])
  return null
}
