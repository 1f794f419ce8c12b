const HEADER_BYTES = 4

/** What is to be drawn travels as JSON in front of the PDF. */
export const encodeDrawingRequest = (wish: unknown, pdf: Uint8Array): Uint8Array => {
  const said = Buffer.from(JSON.stringify(wish))
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(said.length, 0)
  return Buffer.concat([header, said, pdf])
}

/** Runs inside the child; only our own process writes such requests, so their shape is known. */
export const decodeDrawingRequest = <Wish>(request: Uint8Array): { wish: Wish; pdf: Uint8Array } => {
  const end = HEADER_BYTES + Buffer.from(request.buffer, request.byteOffset, HEADER_BYTES).readUInt32BE(0)
  const said = Buffer.from(request.subarray(HEADER_BYTES, end)).toString('utf8')
  return { wish: JSON.parse(said) as Wish, pdf: request.subarray(end) }
}
