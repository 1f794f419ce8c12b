/** The one shape of a failed call, however it failed. */
export interface ApiProblem {
  /** The HTTP status; null when no answer came at all. */
  status: number | null
  /** The server's name for the fault, such as 'file-too-large'. */
  code: string | null
  /** '{status}: {body text}', or the status text where the body is empty. */
  message: string
  /** The server's words for people, where it sent some. */
  serverMessage: string | null
  requestId: string | null
}

const unreachable = 'We could not reach the server. Check your connection and try again.'

export const noAnswer: ApiProblem = {
  status: null,
  code: null,
  message: unreachable,
  serverMessage: null,
  requestId: null,
}

const textAt = (body: unknown, key: string): string | null => {
  if (typeof body !== 'object' || body === null || !(key in body)) return null
  const value = (body as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a failed answer. A problem document is shown by its words, any other body as it is. */
export function problemOf(answer: { status: number; statusText: string; body: string }): ApiProblem {
  const body = parsed(answer.body)
  const serverMessage = textAt(body, 'message') ?? textAt(body, 'detail')
  const words = serverMessage ?? (answer.body.trim() || answer.statusText)
  return {
    status: answer.status,
    code: textAt(body, 'code'),
    message: `${answer.status}: ${words}`,
    serverMessage,
    requestId: textAt(body, 'requestId'),
  }
}

/** No answer, or one that says 'not now': the same call may do well in a moment. */
export const isPassing = ({ status }: ApiProblem): boolean =>
  status === null || status >= 500 || status === 408 || status === 429

export function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'serverMessage' in error && 'status' in error
}
