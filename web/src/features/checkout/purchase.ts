import type { WizardForm } from '../../session/wizard-form.ts'

/** What is bought: one analysis, for a report that is there already or for the policy uploaded next. */
export interface Purchase {
  reportId: string | null
  address: string
  carrier: string
}

export function purchaseOf(form: WizardForm): Purchase {
  const { propertyAddress, propertyCity, propertyZip, currentCarrier } = form
  const address = `${propertyAddress}, ${propertyCity}, TX ${propertyZip}`
  return { reportId: null, address, carrier: currentCarrier }
}
