const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** So long after paying, the browser that paid may give the credit to whoever signs in there. */
export const claimWithinMs = 2 * hour

/** An order that nobody paid by then is ended, and its intent cancelled. */
export const orderEndsAfterMs = 7 * day

/** How far the reconciler looks back: beyond the end of any open order. */
export const lookBackMs = orderEndsAfterMs + day

/** A bank may refuse a refund weeks after it was booked. */
export const refundLookBackMs = 60 * day

/** A bank may take three months to decide a dispute, and says so once. */
export const disputeLookBackMs = 120 * day

/** Reports of one owner that a new credit is offered to. */
export const mostReportsOffered = 50

/** Findings that an operator is shown at once. */
export const mostFindingsShown = 500

/** As the page about privacy says of financial records. */
export const keepsPaymentsForYears = 7

export const currency = 'usd'
