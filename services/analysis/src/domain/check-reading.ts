import { keepEvidenced } from './keep-evidenced.ts'
import type { PolicyReading } from './policy-fields.ts'
import { calibrated } from './reader/trust/calibration.ts'

/** What of a reading goes into reports: values with their place, each as sure as values like it have turned out to be. */
export const checkReading = (reading: PolicyReading): PolicyReading => calibrated(keepEvidenced(reading))
