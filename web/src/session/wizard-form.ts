/** What the wizard asks for, by the names that the server knows. */
export interface WizardForm {
  fullName: string
  email: string
  phone: string
  propertyAddress: string
  propertyCity: string
  propertyState: 'TX'
  propertyZip: string
  currentCarrier: string
  homeConcerns: string
}

export const emptyWizardForm: WizardForm = {
  fullName: '',
  email: '',
  phone: '',
  propertyAddress: '',
  propertyCity: '',
  propertyState: 'TX',
  propertyZip: '',
  currentCarrier: '',
  homeConcerns: '',
}

/** The form being written, the one that waits to be paid for, and the one that was paid for. */
export type FormPlace = 'formData' | 'checkoutFormData' | 'paidFormData'

export function storeForm(place: FormPlace, form: WizardForm): void {
  try {
    localStorage.setItem(place, JSON.stringify(form))
  } catch {
    // Storage is off or full: the wizard works until the page is left.
  }
}

/** Null when nothing readable is stored. Anybody can write into a browser's storage: only known texts are taken. */
export function storedForm(place: FormPlace): WizardForm | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const texts = Object.entries(stored).filter(([name, value]) => name in emptyWizardForm && typeof value === 'string')
    return { ...emptyWizardForm, ...Object.fromEntries(texts), propertyState: 'TX' }
  } catch {
    return null
  }
}
