import type { FormPlace } from './wizard-form.ts'

const places: FormPlace[] = ['formData', 'checkoutFormData', 'paidFormData']

export function forgetForms(...which: FormPlace[]): void {
  try {
    for (const place of which.length > 0 ? which : places) localStorage.removeItem(place)
  } catch {
    // Storage is off: nothing is there.
  }
}
