import type { ContactType } from '../../app/paths.ts'

export const inquiryTypes: { value: ContactType; label: string }[] = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'roof', label: 'Roof Coverage' },
  { value: 'water', label: 'Water Damage Coverage' },
  { value: 'mold', label: 'Mold Coverage' },
  { value: 'storm', label: 'Storm & Wind/Hail Coverage' },
]

/** Anything but one of the five is as good as nothing. */
export const inquiryTypeOf = (said: string | null): ContactType =>
  inquiryTypes.find(({ value }) => value === said)?.value ?? 'general'
