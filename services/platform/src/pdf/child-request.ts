/** A request to a child over its stdin: two lengths (32 bit, big endian), the command's name, the bytes of the PDF. */
export interface ChildRequest {
  command: string
  bytes: Uint8Array
}

const HEADER_BYTES = 8

export const encodeRequest = ({ command, bytes }: ChildRequest): Buffer => {
  const name = Buffer.from(command, 'utf8')
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(name.length, 0)
  header.writeUInt32BE(bytes.length, 4)
  return Buffer.concat([header, name, bytes])
}

/** Gathers chunks and calls back once for each whole request. */
export const requestReader = (onRequest: (request: ChildRequest) => void): ((chunk: Buffer) => void) => {
  let chunks: Buffer[] = []
  let size = 0
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    const need = wholeSize(chunks)
    if (need === null || size < need) return
    const all = Buffer.concat(chunks)
    const nameEnd = HEADER_BYTES + all.readUInt32BE(0)
    const command = all.subarray(HEADER_BYTES, nameEnd).toString('utf8')
    // A copy of its own: pdf.js takes the buffer over.
    const bytes = new Uint8Array(all.subarray(nameEnd, need))
    chunks = all.length > need ? [all.subarray(need)] : []
    size = all.length - need
    onRequest({ command, bytes })
  }
}

const wholeSize = (chunks: Buffer[]): number | null => {
  const head = chunks[0] && chunks[0].length >= HEADER_BYTES ? chunks[0] : Buffer.concat(chunks.slice(0, HEADER_BYTES))
  return head.length < HEADER_BYTES ? null : HEADER_BYTES + head.readUInt32BE(0) + head.readUInt32BE(4)
}
