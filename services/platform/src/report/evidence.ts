import { z } from 'zod'

/** Where in the document a value stands. `box` is [left, top, right, bottom] in PDF points from the page's top left corner. */
export const evidenceSchema = z.object({
  page: z.int().min(1),
  quote: z.string().min(1).max(400),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  confidence: z.number().min(0).max(1),
  /** How the value was had: printed as such, or computed from printed values (a percent of Coverage A, a roof's age). */
  method: z.enum(['printed', 'derived']),
  /** What kind of page it stands on; absent where that is not known. */
  origin: z.enum(['declarations', 'endorsement', 'form', 'other']).optional(),
  /**
   * ocr: recognised in the picture of a page whose text is missing or not to be trusted. model: pointed out by a language
   * model, and found again on the page. person: put right by a person who looked at the document.
   */
  found: z.exactOptional(z.enum(['ocr', 'model', 'person'])),
})

export type Evidence = z.infer<typeof evidenceSchema>
