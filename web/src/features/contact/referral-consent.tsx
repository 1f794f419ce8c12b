import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ContactMessage } from '../../api/answers.ts'

/** What is agreed to is kept word for word, so the server takes these words and no others. */
export const referralConsent: NonNullable<ContactMessage['referralConsent']> =
  'I agree that Plainpolicy may pass my name, my contact details and this message to licensed agents, contractors or public adjusters in Texas, so that they can contact me about it. I can take this back at any time by writing to Plainpolicy.'

/** Asked for, never taken for granted: the box starts empty, and nothing depends on it. */
export function ReferralConsent({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className="grid gap-2 rounded-soft border border-line p-4">
      <legend className="px-1 font-semibold">Referral (Optional)</legend>
      <label className="flex items-start gap-3 text-small">
        <input type="checkbox" className="mt-1 size-5 shrink-0 accent-accent" {...field} />
        <span>{referralConsent}</span>
      </label>
    </fieldset>
  )
}
