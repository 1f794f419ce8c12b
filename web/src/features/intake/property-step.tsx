import { Field } from '../../ui/field.tsx'
import { Input, inputClass } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { StepProps } from './contact-step.tsx'
import { carriers } from './wizard-steps.ts'

export function PropertyStep({ form, change }: StepProps) {
  return (
    <>
      <Address form={form} change={change} />
      <Field label="Current Insurance Carrier" help="Optional.">
        {(control) => (
          <Select
            {...control}
            value={form.currentCarrier}
            onChange={(event) => change({ currentCarrier: event.target.value })}
          >
            <option value="">Select your carrier</option>
            {carriers.map((carrier) => (
              <option key={carrier}>{carrier}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Home Concerns" help="Optional: what you would like to know about your policy.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            className={inputClass}
            value={form.homeConcerns}
            onChange={(event) => change({ homeConcerns: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function Address({ form, change }: StepProps) {
  return (
    <>
      <Field label="Property Address">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={300}
            autoComplete="street-address"
            value={form.propertyAddress}
            onChange={(event) => change({ propertyAddress: event.target.value })}
          />
        )}
      </Field>
      <Field label="City">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={100}
            autoComplete="address-level2"
            value={form.propertyCity}
            onChange={(event) => change({ propertyCity: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="State" help="Texas homes only.">
          {(control) => (
            <Select {...control} value={form.propertyState} onChange={() => change({ propertyState: 'TX' })}>
              <option value="TX">Texas</option>
            </Select>
          )}
        </Field>
        <Field label="ZIP Code">
          {(control) => (
            <Input
              {...control}
              required
              maxLength={10}
              inputMode="numeric"
              autoComplete="postal-code"
              value={form.propertyZip}
              onChange={(event) => change({ propertyZip: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
