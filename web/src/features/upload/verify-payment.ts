import type { ClaimedPayment } from '../../api/answers.ts'
import { isApiProblem } from '../../api/api-problem.ts'

export interface ClaimAnswer {
  data?: ClaimedPayment | undefined
  error?: unknown
}

export type Verified =
  | { status: 'paid'; credits: number; reportId: string | null }
  | { status: 'failed'; message: string }

const askAgainMs = 2000
const mostAsks = 15

const late = 'Your payment is not confirmed yet. Nothing is lost: it appears here as soon as it is.'
const notPaid = 'This payment did not go through, and you were not charged.'
const unknown =
  'We found no payment that belongs to this account. If your card was charged, sign in with the address that your receipt went to.'
const noAnswer = 'We could not check your payment. Nothing is lost.'

/** Asks the server, which looks at the payment itself, until it is settled: for half a minute at most. */
export async function verifyPayment(ask: () => Promise<ClaimAnswer>, isLeft: () => boolean): Promise<Verified> {
  for (let asked = 1; ; asked += 1) {
    const { data, error } = await ask()
    if (data?.status === 'succeeded') return { status: 'paid', credits: data.credits, reportId: data.reportId }
    const isPending = data?.status === 'processing' && asked < mostAsks && !isLeft()
    if (!isPending) return { status: 'failed', message: messageOf(data?.status, error) }
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

function messageOf(status: string | undefined, error: unknown): string {
  if (status === 'processing') return late
  if (status) return status === 'failed' ? notPaid : unknown
  return (isApiProblem(error) && error.serverMessage) || noAnswer
}
