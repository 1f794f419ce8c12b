import type { WizardForm } from '../../session/wizard-form.ts'

/** Three are named, two run here: the upload follows on its own page. */
export const stepNames = ['Contact Info', 'Property Details', 'Upload Policy'] as const
export const runningSteps = 2

export const carriers = [
  'State Farm',
  'Allstate',
  'USAA',
  'Farmers',
  'Progressive',
  'Liberty Mutual',
  'Amica',
  'Other',
] as const

const required: Record<number, (keyof WizardForm)[]> = {
  1: ['fullName', 'email', 'phone'],
  2: ['propertyAddress', 'propertyCity', 'propertyZip'],
}

export const keepStep = (step: number): number => Math.min(3, Math.max(1, step))

export const isStepFilled = (step: number, form: WizardForm): boolean =>
  (required[step] ?? []).every((name) => form[name].trim() !== '')

/** Percent, as the specification rounds it: 33 at the first step, 67 at the second. */
export const progressOf = (step: number): number => Math.min(100, Math.round((step - 1) * 33.33 + 33.33))

/** The first field that has a value: the label under which progress is kept. */
export const lastFieldOf = (form: WizardForm): string | null =>
  Object.entries(form).find(([, value]) => value.trim() !== '')?.[0] ?? null
