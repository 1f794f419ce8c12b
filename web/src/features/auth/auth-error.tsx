import { Alert } from '../../ui/alert.tsx'

/** The provider's words, and for one well-known mistake in setting it up, what is wrong. */
export function AuthError({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <>
      <Alert tone="gap">{error}</Alert>
      {error.includes('SECRET_HASH') && (
        <Alert tone="watch" title="Configuration Issue">
          The app client requires a secret. Create a new client without a secret and use its id.
        </Alert>
      )}
    </>
  )
}
