import { useRef, useState } from 'react'
import type { ContactMessage } from '../../api/answers.ts'
import { isApiProblem } from '../../api/api-problem.ts'
import { useSendContactMessageMutation } from '../../api/endpoints.ts'
import { toast } from '../../ui/toast.ts'
import type { ContactInput } from './contact-schema.ts'
import { referralConsent } from './referral-consent.tsx'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Written = Omit<ContactMessage, 'contactId' | 'openMs' | 'website'>

const writtenOf = (input: ContactInput, reportId: string | null): Written => {
  const { isReferralWanted, phone, ...rest } = input
  return {
    ...rest,
    ...(phone && { phone }),
    // An address can name anything; only what may be a report's goes along.
    ...(reportId && uuid.test(reportId) && { reportId }),
    ...(isReferralWanted && { referralConsent }),
  }
}

/** The same message keeps its id, so that one that is sent again after a broken line is not there twice. */
function useContactId() {
  const last = useRef({ written: '', contactId: '' })
  return (message: Written): string => {
    const written = JSON.stringify(message)
    if (last.current.written !== written) last.current = { written, contactId: crypto.randomUUID() }
    return last.current.contactId
  }
}

/** Sends the form; `reference` is there once it was taken, `fault` says what is known of a failure. */
export function useSendMessage(reportId: string | null) {
  const [call] = useSendContactMessageMutation()
  const [openedAt] = useState(() => performance.now())
  const [reference, setReference] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const contactIdOf = useContactId()

  const send = async (input: ContactInput, website: string) => {
    setFault(null)
    const written = writtenOf(input, reportId)
    const openMs = Math.round(performance.now() - openedAt)
    const { data, error } = await call({ body: { ...written, website, contactId: contactIdOf(written), openMs } })
    if (data) {
      toast.success('Message Sent', { description: "We'll get back to you within 24 hours." })
      setReference(data.reference)
      return
    }
    toast.error('Error', { description: 'Failed to send message. Please try again.' })
    setFault(isApiProblem(error) && error.serverMessage ? error.serverMessage : 'We could not reach the server.')
  }
  return { send, reference, fault }
}
