/** One run of text as the PDF draws it; points, from the page's top left corner. */
export interface TextItem {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  size: number
}

export interface PageText {
  /** 1-based. */
  number: number
  width: number
  height: number
  items: TextItem[]
}
