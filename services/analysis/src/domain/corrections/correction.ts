/** What a person who has looked at the document says that a value is. */
export interface Correction {
  /** Of the value in the report, or the reading's own name for it. */
  path: string
  /** As a person writes it: '$412,000', '2%', 'ACV', '2027-03-02', 'yes', 'none'. */
  value: string
  /** Where it stands, if that is not where the reader found something. */
  page?: number | undefined
  quote?: string | undefined
}
