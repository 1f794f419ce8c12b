import { useState } from 'react'

interface Outcome {
  success: boolean
  error?: string
}

/** One try at a time: what it says when it fails, and whether it is still running. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const attempt = async <O extends Outcome>(run: () => Promise<O>, fallback: string): Promise<O | null> => {
    setBusy(true)
    setError(null)
    try {
      const outcome = await run()
      if (!outcome.success) setError(outcome.error || fallback)
      return outcome
    } catch {
      setError('An unexpected error occurred')
      return null
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, error }
}
