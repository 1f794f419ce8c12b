import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { navigate } from '../../navigation/address.ts'
import { emptyWizardForm, storedForm, storeForm, type WizardForm } from '../../session/wizard-form.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ContactStep } from './contact-step.tsx'
import { PropertyStep } from './property-step.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { useSavedProgress } from './use-saved-progress.ts'
import { isStepFilled, keepStep, runningSteps } from './wizard-steps.ts'

const Price = () => (
  <p className="grid shrink-0 justify-items-start gap-px rounded-soft bg-accent-soft px-4 py-2">
    <span className="figures font-serif text-title font-semibold">$24.99</span>
    <span className="text-small text-ink-soft">Professional Analysis Report</span>
  </p>
)

/** The way to a paid analysis: who you are, then which home. What was written before is still there. */
export function IntakeWizard() {
  const [form, setForm] = useState<WizardForm>(() => storedForm('formData') ?? emptyWizardForm)
  const [step, setStep] = useState(1)
  const fields = useFocusOnStep(step)
  useSavedProgress(form, step)
  const change = (changes: Partial<WizardForm>) => setForm((before) => ({ ...before, ...changes }))
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isStepFilled(step, form)) return
    if (step < runningSteps) return setStep(keepStep(step + 1))
    storeForm('checkoutFormData', form)
    void navigate(paths.checkout)
  }
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-title"
      className="mx-auto grid max-w-reading gap-5 px-4 py-7"
    >
      <header className="flex flex-wrap items-end justify-between gap-4 sm:flex-nowrap">
        <div className="grid gap-1">
          <h2 id="get-started-title" className="text-heading">
            Get Your Professional Policy Analysis
          </h2>
          <p className="text-ink-soft">
            Step {step} of {runningSteps}
          </p>
        </div>
        <Price />
      </header>
      <StepIndicator step={step} />
      <Sheet className="p-5">
        <form onSubmit={goOn}>
          <div ref={fields} className="grid gap-4">
            {step === 1 ? <ContactStep form={form} change={change} /> : <PropertyStep form={form} change={change} />}
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            {step > 1 && (
              <Button variant="secondary" onClick={() => setStep(keepStep(step - 1))}>
                Back
              </Button>
            )}
            <Button type="submit" disabled={!isStepFilled(step, form)}>
              {step === 1 ? 'Continue to Property Details' : 'Continue to Upload'}
            </Button>
          </div>
        </form>
      </Sheet>
    </section>
  )
}

/** A step that replaces another one begins at its first field. */
function useFocusOnStep(step: number) {
  const fields = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    fields.current?.querySelector('input')?.focus()
  }, [step])
  return fields
}
