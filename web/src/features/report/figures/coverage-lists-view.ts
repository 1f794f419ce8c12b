/** Covered and excluded, each a sentence part. */
export interface CoverageLists {
  covered: string[]
  excluded: string[]
}
