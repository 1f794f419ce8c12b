const minute = 60 * 1000
const day = 24 * 60 * minute

export const maxPolicyBytes = 10 * 1024 * 1024
export const policyContentType = 'application/pdf'

export const uploadAddressSeconds = 5 * 60

/** The window in which a person's free analyses are counted: the last 24 hours, so that no time zone matters. */
export const dailyWindowMs = day
/** Uploads that a person may begin in that window beyond the free analyses: refused files, closed tabs. */
export const spareUploads = 20

/** How long what is kept. The README's table says the same. */
export const retention = {
  unsubmittedUploadMs: day,
  uploadMs: 90 * day,
  intakeMs: 30 * day,
}

export const maxIntakeBytes = 8 * 1024
