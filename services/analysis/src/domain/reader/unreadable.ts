import type { PolicyReading } from '../policy-fields.ts'
import { emptyDetails, emptyFields } from './search/field-values.ts'

/** A document that shows no text to read: nothing is known, and the person is told what would help. */
export const unreadable = (kind: PolicyReading['document_kind']): PolicyReading => ({
  document_kind: kind,
  fields: emptyFields(),
  details: emptyDetails(),
  evidence: {},
  refusal: 'unreadable',
  warnings: [
    {
      code: 'no-text',
      message:
        'This file is a picture of a policy, without text that we can read. Please upload the PDF that your insurer sent you or offers on its website.',
    },
  ],
})
