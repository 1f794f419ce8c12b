/** A word in a picture; pixels from its top left corner. */
export interface OcrWord {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** 0 to 1, as the recogniser judges itself. */
  confidence: number
  /** Words of one line carry the same number. */
  line: number
}

/**
 * Reads the words in the picture of a page. Offline: no picture of a policy leaves the machine. A picture that cannot be
 * read (out of time, nonsense) gives null; rejects only when the recogniser itself cannot work. `timeoutMs` is of work:
 * what the machine does with something else is told to `onWaited`, and waited for within bounds.
 */
export interface Ocr {
  read(png: Uint8Array, timeoutMs: number, onWaited?: (ms: number) => void): Promise<OcrWord[] | null>
  close(): Promise<void>
}
