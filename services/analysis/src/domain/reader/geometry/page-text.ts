/** One run of text as the PDF draws it; points, from the page's top left corner. */
export interface TextItem {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  size: number
  /** 0 to 1; only where the words were recognised in a picture. */
  confidence?: number
  /** What `confidence` is made of, word by word. */
  words?: { text: string; confidence: number }[]
}

export interface PageText {
  /** 1-based. */
  number: number
  width: number
  height: number
  items: TextItem[]
  /** Why the text of the file is not, or not alone, what the page shows. */
  suspicions?: Suspicion[]
  /** The file holds words that nobody sees on the page; they are left out. */
  hasHiddenText?: boolean
  /** Words were recognised in the page's picture, which was levelled first: 3 × 3, from their places to those of the page. */
  toPage?: number[]
  /** Suspicious, and its picture was not read either. */
  isUnread?: boolean
}

/**
 * no-text: a picture; garbled: letters that make no words (a shifted encoding); reversed: amounts stored backwards;
 * mirrored: drawn from right to left, and turned around when read; recognised: invisible text behind a picture, another program's reading; pictures: rows of words that no text covers;
 * money: a percentage beside dollars that are no such share of any limit; covered: figures over which a picture was drawn.
 */
export const SUSPICIONS = [
  'no-text',
  'garbled',
  'reversed',
  'mirrored',
  'recognised',
  'pictures',
  'money',
  'covered',
] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** What a file holds that acts by itself in programs that let it; sending: a form that goes to an address. */
export const ACTIVE_CONTENT = ['script', 'launch', 'file', 'xfa', 'media', 'sending'] as const
export type ActiveContent = (typeof ACTIVE_CONTENT)[number]
