export interface PutFile {
  url: string
  /** As signed: another type is refused. */
  contentType: string
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
  /** The click's place in its trace; told to our own origin alone. */
  traceparent: string
}

/** A server that takes no byte and says nothing for so long is away. */
export const stalledAfterMs = 60_000

/**
 * Stores the file and answers the HTTP status; rejects where no answer came. XMLHttpRequest, because fetch tells no upload
 * progress.
 */
export function putFile({ url, contentType, file, onProgress, signal, traceparent }: PutFile): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => {
      reject(new Error('No answer'))
      request.abort()
    }
    let stalled = setTimeout(giveUp, stalledAfterMs)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(giveUp, stalledAfterMs)
      onProgress(total > 0 ? (loaded / total) * 100 : 0)
    }
    request.onload = () => resolve(request.status)
    request.onerror = () => reject(new Error('No answer'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => clearTimeout(stalled)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', url)
    // An S3 server takes the upload only with this, and then only once; ours needs no such word.
    request.setRequestHeader('If-None-Match', '*')
    request.setRequestHeader('Content-Type', contentType)
    // A file server of its own keeps no traces, and browsers ask it before they send what it has not allowed.
    if (new URL(url, location.origin).origin === location.origin) request.setRequestHeader('traceparent', traceparent)
    request.send(file)
  })
}
