/** Why a PDF could not be read. `too-big`: it holds, or unfolds to, more than a child may take. */
export const PDF_FAULTS = ['damaged', 'locked', 'no-pages', 'too-many-pages', 'too-big', 'timed-out'] as const
export type PdfFault = (typeof PDF_FAULTS)[number]

/** `isUntouched`: it was waited for in vain, and nobody has looked at the document. */
export type PdfOutcome<T> = { ok: true; value: T } | { ok: false; fault: PdfFault; isUntouched?: true }

/** Thrown inside a child; travels to the parent as its fault's name only. */
export class PdfFaultError extends Error {
  readonly fault: PdfFault
  constructor(fault: PdfFault) {
    super(fault)
    this.fault = fault
  }
}
