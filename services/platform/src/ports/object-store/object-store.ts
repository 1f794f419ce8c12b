/** One object as its store describes it. */
export interface ObjectHead {
  sizeBytes: number
  contentType: string
}

export interface ListedObject {
  key: string
  sizeBytes: number
  modifiedAt: Date
}

export interface PresignPut {
  /** The upload must name exactly this type. */
  contentType: string
  maxBytes: number
  /** When known, the upload must have exactly this size: the only limit that an S3 server's own address can carry. */
  sizeBytes?: number
  expiresInSeconds: number
}

export interface PresignGet {
  expiresInSeconds: number
  /** The name under which a browser saves it; without one the last part of the key. */
  downloadName?: string
}

/**
 * Where files are kept. Keys are `<prefix>/<name>`; a service reads and writes only the prefixes that it was opened with,
 * and every method throws for another one.
 */
export interface ObjectStore {
  /** Stores the whole object or nothing; replaces what is there. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>
  /** Throws ObjectMissing, or ObjectTooLarge before a byte is read. */
  get(key: string, options: { maxBytes: number }): Promise<Uint8Array>
  head(key: string): Promise<ObjectHead | null>
  /** Succeeds, too, when nothing is there. */
  delete(key: string): Promise<void>
  /** The objects whose keys begin with the prefix, in no certain order. */
  list(prefix: string): AsyncIterable<ListedObject>
  /**
   * An address for one upload: it never replaces an object that is there (409 or 412). Who uploads sends the content type
   * and `If-None-Match: *`; an S3 server, which knows nothing but signed headers, refuses it otherwise (400 or 403). With
   * a size it may lead to a server of the store's own; without one it is a path of ours, and nothing above `maxBytes` is
   * taken.
   */
  presignPut(key: string, options: PresignPut): Promise<string>
  /** An address for downloads, always answered as an attachment. */
  presignGet(key: string, options: PresignGet): Promise<string>
}

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`There is no object ${key}`)
    this.name = 'ObjectMissing'
  }
}

export class ObjectTooLarge extends Error {
  constructor(key: string, maxBytes: number) {
    super(`The object ${key} has more than ${maxBytes} bytes`)
    this.name = 'ObjectTooLarge'
  }
}
