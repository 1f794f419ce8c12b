/** What sets type: a folder of templates, and files that exist for one document only. */
export interface Typesetter {
  /** `files` by name, beside the templates. Throws when the document cannot be set. */
  set(main: string, files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array>
}

export interface TypesetterOptions {
  templates: string
  fonts: Buffer[]
}
