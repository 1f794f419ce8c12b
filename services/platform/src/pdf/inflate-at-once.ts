import { inflateSync } from 'node:zlib'

const Native = globalThis.DecompressionStream

/**
 * Stands in for the stream by which pdf.js inflates, whose way over threads and promises takes longer than to inflate a page.
 * What is damaged fails here as there, and pdf.js goes on with its own, patient reading of it.
 */
class InflateAtOnce {
  readonly #given = Promise.withResolvers<Uint8Array>()
  readonly writable = {
    getWriter: () => ({ write: async (bytes: Uint8Array) => this.#inflate(bytes), close: async () => {} }),
  }
  readonly readable = { getReader: () => ({ read: () => this.#read() }) }
  #isRead = false

  constructor(format: ConstructorParameters<typeof Native>[0]) {
    // biome-ignore lint/correctness/noConstructorReturn: other formats are left to the original.
    if (format !== 'deflate') return new Native(format) as unknown as this
  }

  #inflate(bytes: Uint8Array): void {
    try {
      const { buffer, byteOffset, byteLength } = inflateSync(bytes)
      this.#given.resolve(new Uint8Array(buffer, byteOffset, byteLength))
    } catch (error) {
      this.#given.reject(error)
    }
  }

  async #read() {
    if (this.#isRead) return { done: true, value: undefined }
    const value = await this.#given.promise
    this.#isRead = true
    return { done: false, value }
  }
}

/** For a process that reads PDFs and does nothing else. */
export const inflateAtOnce = (): void => {
  globalThis.DecompressionStream = InflateAtOnce as unknown as typeof DecompressionStream
}
