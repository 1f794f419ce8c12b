import { useEffect, useRef } from 'react'
import { useSaveProgressMutation } from '../../api/endpoints.ts'
import { storeForm, type WizardForm } from '../../session/wizard-form.ts'
import { lastFieldOf, progressOf } from './wizard-steps.ts'

const debounceMs = 1000

const newSessionId = () => `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`

/**
 * One second after the last change of form or step the server has it, and this browser at once. An answer is not
 * waited for: the checkout sends the form again before anything depends on it.
 */
export function useSavedProgress(form: WizardForm, step: number): void {
  const [save] = useSaveProgressMutation()
  const sessionId = useRef(newSessionId())
  const shown = useRef({ form, step })
  useEffect(() => {
    if (shown.current.form === form && shown.current.step === step) return
    shown.current = { form, step }
    storeForm('formData', form)
    const timer = setTimeout(() => {
      const formData = { ...form, policyFile: null }
      const body = {
        sessionId: sessionId.current,
        formData,
        lastField: lastFieldOf(form),
        percentage: progressOf(step),
      }
      void save({ body })
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [form, step, save])
}
