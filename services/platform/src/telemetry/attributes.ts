/**
 * All that a span may tell. A new attribute is added here or does not compile: no person's data, no words of a policy,
 * no address with its query ever gets a key.
 */
export interface SpanAttributes {
  'http.request.method'?: string
  /** The pattern, /api/reports/:reportId, never the address itself. */
  'http.route'?: string
  'http.response.status_code'?: number
  'messaging.destination.name'?: string
  'messaging.message.id'?: string
  'plainpolicy.event'?: string
  'plainpolicy.attempts'?: number
  'plainpolicy.report_id'?: string
  'plainpolicy.analysis.step'?: string
}

/** Refuses keys outside the list also in objects that are not written on the spot. */
export type OnlyListed<A> = A & Record<Exclude<keyof A, keyof SpanAttributes>, never>
