export const contactReasons = ['general', 'roof', 'water', 'mold', 'storm'] as const
export type ContactReason = (typeof contactReasons)[number]

/**
 * What stood beside the referral box, word for word. What a person agreed to is kept as these words: a new wording is
 * added here, an old one stays for as long as a page that shows it may still be open.
 */
export const consentWordings = [
  'I agree that Plainpolicy may pass my name, my contact details and this message to licensed agents, contractors or public adjusters in Texas, so that they can contact me about it. I can take this back at any time by writing to Plainpolicy.',
] as const
export type ConsentWording = (typeof consentWordings)[number]

/** What a person wrote by the contact page. */
export interface ContactMessage {
  id: string
  userId: string | null
  reportId: string | null
  reason: ContactReason
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  referralConsent: ConsentWording | null
}

/** By which both sides call a message: its first eight characters. */
export const referenceOf = (contactId: string): string => contactId.slice(0, 8)
