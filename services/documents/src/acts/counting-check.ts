import { CheckTimedOut, FileRejected } from '../domain/errors.ts'
import type { CheckedFile } from '../domain/submission.ts'
import type { CountCheck } from '../measure-checks.ts'

/** The same check, counted by its outcome. A file that never came was not checked. */
export async function countingCheck(count: CountCheck, check: () => Promise<CheckedFile>): Promise<CheckedFile> {
  try {
    const file = await check()
    count('accepted')
    return file
  } catch (fault) {
    if (fault instanceof FileRejected) count(fault.rejection)
    if (fault instanceof CheckTimedOut) count('check-timed-out')
    throw fault
  }
}
