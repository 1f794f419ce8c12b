/** The object under `error` in an answer; names and words are Stripe's. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  [more: string]: unknown
}

/** Ends a request and undoes what it wrote. What must stay although it failed (a declined charge) is answered, not thrown. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'StripeFault'
    this.status = status
    this.body = body
  }
}

/** A request that Stripe does not understand or that its state does not allow. */
export function badRequest(message: string, more: Partial<ErrorBody> = {}): StripeFault {
  return new StripeFault(400, { ...more, message, type: 'invalid_request_error' })
}

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id.slice(0, 80)}'`,
    param,
  })

export const unauthorized = (message: string) => new StripeFault(401, { type: 'invalid_request_error', message })
