interface AppErrorInit {
  /** Stable, for programs: 'file-too-large'. */
  code: string
  /** HTTP status that a route answers with. */
  status: number
  title: string
  /** Words for the person: what happened and what to do now. */
  detail: string
  cause?: unknown
}

/** An expected fault. Anything else that is thrown is a bug and is answered as a bare 500. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly title: string
  readonly detail: string

  constructor({ code, status, title, detail, cause }: AppErrorInit) {
    super(`${code}: ${detail}`, { cause })
    this.name = new.target.name
    this.code = code
    this.status = status
    this.title = title
    this.detail = detail
  }
}
