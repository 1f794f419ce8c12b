export interface PictureRequest {
  /** 1-based. */
  page: number
  isUpsideDown: boolean
}

const HEADER_BYTES = 5

/** The number of the page and how it is to be turned travel in front of the PDF. */
export const encodePictureRequest = ({ page, isUpsideDown }: PictureRequest, pdf: Uint8Array): Uint8Array => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(page, 0)
  header[4] = isUpsideDown ? 1 : 0
  return Buffer.concat([header, pdf])
}

export const decodePictureRequest = (request: Uint8Array): PictureRequest & { pdf: Uint8Array } => {
  const header = Buffer.from(request.subarray(0, HEADER_BYTES))
  return { page: header.readUInt32BE(0), isUpsideDown: header[4] === 1, pdf: request.subarray(HEADER_BYTES) }
}
