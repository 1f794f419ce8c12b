const hourMs = 60 * 60 * 1000

/** A report points to some sixty values; who doubts so many within a day is better helped by a letter. */
export const reviewsPerDay = 20
export const reviewWindowMs = 24 * hourMs
export const maxReviewWords = 1_000
