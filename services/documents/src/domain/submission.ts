import { randomUUID } from 'node:crypto'
import { InvalidStep, type RejectionCode } from './errors.ts'
import type { Intake } from './intake.ts'

/** requested → submitted → deleted; a rejected one may try again with another file. */
export type SubmissionState = 'requested' | 'rejected' | 'submitted' | 'deleted'

/** What the check found out about a file. */
export interface CheckedFile {
  sha256: string
  sizeBytes: number
  pageCount: number
}

export interface Submission {
  reportId: string
  documentId: string
  userId: string
  originalFilename: string
  state: SubmissionState
  revision: number
  requestedAt: Date
  rejection: RejectionCode | null
  submittedAt: Date | null
  file: CheckedFile | null
  intake: Intake | null
}

const steps = {
  submit: { from: ['requested', 'rejected'], to: 'submitted' },
  reject: { from: ['requested', 'rejected'], to: 'rejected' },
  deleteFile: { from: ['submitted'], to: 'deleted' },
} as const satisfies Record<string, { from: SubmissionState[]; to: SubmissionState }>

type Step = keyof typeof steps

export function requestSubmission(of: Pick<Submission, 'userId' | 'originalFilename'>, at: Date): Submission {
  return {
    ...of,
    reportId: randomUUID(),
    documentId: randomUUID(),
    state: 'requested',
    revision: 0,
    requestedAt: at,
    rejection: null,
    submittedAt: null,
    file: null,
    intake: null,
  }
}

export const objectKeyOf = ({ documentId }: Pick<Submission, 'documentId'>): string => `uploads/${documentId}.pdf`

/** Throws InvalidStep when the submission cannot be submitted (any more). */
export function requireSubmittable(submission: Submission): void {
  take(submission, 'submit')
}

export function submit(
  submission: Submission,
  { file, intake, at }: { file: CheckedFile; intake: Intake | null; at: Date },
): Submission {
  return { ...take(submission, 'submit'), file, intake, submittedAt: at, rejection: null }
}

export const reject = (submission: Submission, rejection: RejectionCode): Submission => ({
  ...take(submission, 'reject'),
  rejection,
})

/** The row stays as a record without the person's words. */
export const deleteFile = (submission: Submission): Submission => ({
  ...take(submission, 'deleteFile'),
  originalFilename: '',
  intake: null,
})

function take(submission: Submission, step: Step): Submission {
  const { from, to } = steps[step]
  if (!from.some((state) => state === submission.state)) throw new InvalidStep({ from: submission.state, step })
  return { ...submission, state: to, revision: submission.revision + 1 }
}
