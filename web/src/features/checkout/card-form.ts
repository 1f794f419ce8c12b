/** How an attempt to pay ended, in the card form's words where it failed. */
export type CardResult = { status: 'succeeded' | 'processing' } | { status: 'failed'; message: string }

/** Either card form, once it is on the page. Card numbers stay inside it. */
export interface CardFormHandle {
  pay(): Promise<CardResult>
}

export interface CardFormProps {
  clientSecret: string
  /** Null while the form is not there, or can take no payment. */
  onHandle: (handle: CardFormHandle | null) => void
  /** Enter was pressed in the form. */
  onSubmit: () => void
}

/** The part of the secret that names the payment: pi_1_secret_2 is a secret of pi_1. */
export const paymentIntentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''
