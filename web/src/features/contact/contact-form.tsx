import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ContactType } from '../../app/paths.ts'
import { useSession } from '../../session/use-session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type ContactInput, contactSchema } from './contact-schema.ts'
import { inquiryTypes } from './inquiry-types.ts'
import { ReferralConsent } from './referral-consent.tsx'

interface ContactFormProps {
  type: ContactType
  fault: string | null
  /** `website` is what the hidden field holds: nothing, unless a program filled it. */
  onSend: (input: ContactInput, website: string) => Promise<void>
}

const empty = { name: '', email: '', phone: '', subject: '', message: '', isReferralWanted: false }

/** Read from the page itself: programs write there, and tell nobody. */
const hiddenIn = (form: EventTarget | undefined): string =>
  form instanceof HTMLFormElement ? String(new FormData(form).get('website') ?? '') : ''

/** Who is signed in need not write their name and address, and may. */
function useOwnAddress({ getValues, setValue }: UseFormReturn<ContactInput>) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  useEffect(() => {
    if (!user) return
    if (!getValues('name')) setValue('name', user.name)
    if (!getValues('email')) setValue('email', user.email)
  }, [user, getValues, setValue])
}

export function ContactForm({ type, fault, onSend }: ContactFormProps) {
  const form = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
    defaultValues: { ...empty, reason: type },
  })
  useOwnAddress(form)
  const { register, handleSubmit, formState } = form
  const { isSubmitting } = formState
  return (
    <form
      noValidate
      onSubmit={handleSubmit((input, event) => onSend(input, hiddenIn(event?.target)))}
      className="grid min-w-0 gap-4"
    >
      <WhoFields form={form} />
      <MessageFields form={form} />
      <ReferralConsent field={register('isReferralWanted')} />
      {/* Programs fill whatever they find. */}
      <div aria-hidden className="hidden">
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" name="website" />
        </label>
      </div>
      {fault !== null && (
        <Alert tone="gap" title="Your message was not sent">
          {fault} Nothing you wrote is lost: press the button again.
        </Alert>
      )}
      <Button type="submit" disabled={isSubmitting} className="mt-2 w-full">
        {isSubmitting && <Spinner label="Working" />}
        {isSubmitting ? 'Sending Message...' : 'Send Message'}
      </Button>
    </form>
  )
}

interface FieldsProps {
  form: UseFormReturn<ContactInput>
}

function WhoFields({ form: { register, formState } }: FieldsProps) {
  const faults = formState.errors
  return (
    <>
      <Field label="Full Name" error={faults.name?.message}>
        {(control) => <Input {...control} {...register('name')} required autoComplete="name" />}
      </Field>
      <Field label="Email Address" error={faults.email?.message}>
        {(control) => <Input {...control} {...register('email')} required type="email" autoComplete="email" />}
      </Field>
      <Field label="Phone Number (Optional)" error={faults.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
    </>
  )
}

function MessageFields({ form: { register, formState } }: FieldsProps) {
  const faults = formState.errors
  return (
    <>
      <Field label="Inquiry Type">
        {(control) => (
          <Select {...control} {...register('reason')}>
            {inquiryTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Subject" error={faults.subject?.message}>
        {(control) => <Input {...control} {...register('subject')} required />}
      </Field>
      <Field label="Message" error={faults.message?.message}>
        {(control) => <TextArea {...control} {...register('message')} required rows={7} />}
      </Field>
    </>
  )
}
