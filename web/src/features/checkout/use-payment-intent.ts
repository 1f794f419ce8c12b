import { useEffect, useState } from 'react'
import type { PaymentIntent } from '../../api/answers.ts'
import { isApiProblem } from '../../api/api-problem.ts'
import { useCreatePaymentIntentMutation, useSaveProgressMutation } from '../../api/endpoints.ts'
import type { WizardForm } from '../../session/wizard-form.ts'

/** What is paid for: a report, or the form of a policy that is uploaded after paying. */
export type PaidFor = { reportId: string } | { form: WizardForm }

export type Setup =
  | { status: 'preparing' }
  | { status: 'ready'; intent: PaymentIntent }
  | { status: 'failed'; code: string; message: string; retry: () => void }

const noWords = 'We could not set up the payment. You were not charged.'

/** Asks for the payment. The form goes first: the receipt's address comes from what the server has of it. */
export function usePaymentIntent(paidFor: PaidFor): Setup {
  const [create, { data, error: refused }] = useCreatePaymentIntentMutation()
  const [save, { error: notKept }] = useSaveProgressMutation()
  const [attempt, setAttempt] = useState(0)
  const reportId = 'reportId' in paidFor ? paidFor.reportId : null
  const form = 'form' in paidFor ? JSON.stringify(paidFor.form) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again for the same
  useEffect(() => {
    let isLeft = false
    const prepare = async () => {
      if (form !== null) {
        const formData = { ...JSON.parse(form), policyFile: null }
        const kept = await save({
          body: { sessionId: `session_${Date.now()}_checkout`, formData, lastField: 'fullName', percentage: 67 },
        })
        // Without it the server would take the address of an earlier form, which may be another person's.
        if (kept.error) return
      }
      if (!isLeft) await create({ body: reportId === null ? {} : { reportId } })
    }
    void prepare()
    return () => {
      isLeft = true
    }
  }, [reportId, form, attempt, create, save])

  if (data) return { status: 'ready', intent: data }
  const error = notKept ?? refused
  if (!error) return { status: 'preparing' }
  const retry = () => setAttempt((count) => count + 1)
  return isApiProblem(error)
    ? { status: 'failed', code: error.code ?? '', message: error.serverMessage ?? noWords, retry }
    : { status: 'failed', code: '', message: noWords, retry }
}
