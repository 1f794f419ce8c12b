/** RFC 6266: a plain name for old readers, the true one beside it. */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9._ -]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** An object's name when nobody gave it another: the last part of its key. */
export const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)
