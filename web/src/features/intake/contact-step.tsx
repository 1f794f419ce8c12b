import type { WizardForm } from '../../session/wizard-form.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export interface StepProps {
  form: WizardForm
  change: (changes: Partial<WizardForm>) => void
}

export function ContactStep({ form, change }: StepProps) {
  return (
    <>
      <Field label="Full Name">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            autoComplete="name"
            value={form.fullName}
            onChange={(event) => change({ fullName: event.target.value })}
          />
        )}
      </Field>
      <Field label="Email Address" help="Your receipt goes there.">
        {(control) => (
          <Input
            {...control}
            required
            type="email"
            maxLength={254}
            autoComplete="email"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label="Phone Number">
        {(control) => (
          <Input
            {...control}
            required
            type="tel"
            maxLength={40}
            autoComplete="tel"
            placeholder="(555) 123-4567"
            value={form.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
