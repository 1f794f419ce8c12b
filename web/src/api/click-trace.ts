/** Whatever else is called while a click's work is under way belongs to no click. */
const callsOfClick = ['requestUpload', 'submitPolicyS3', 'getReportStatus']

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A place in a new trace, as W3C says it: version, trace, span, and the wish to be recorded. */
const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`

/** The press of a button that the calls of the moment follow from, so that they are one trace in all services. */
export function createClickTrace() {
  let present: string | null = null
  return {
    begin() {
      present = newTraceparent()
      return present
    },
    end() {
      present = null
    },
    of: (endpoint: string) => (callsOfClick.includes(endpoint) ? present : null),
  }
}

export type ClickTrace = ReturnType<typeof createClickTrace>

/** Answers the traceparent of the click that begins now. */
export const beginClick = (_dispatch: unknown, _getState: unknown, trace: ClickTrace) => trace.begin()
export const endClick = (_dispatch: unknown, _getState: unknown, trace: ClickTrace) => trace.end()
