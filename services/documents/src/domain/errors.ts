import { AppError } from '@plainpolicy/platform/errors/app-error'

/** Why a file was not taken. Each has its own words, because each asks something else of the person. */
export type RejectionCode =
  | 'file-empty'
  | 'file-too-large'
  | 'not-a-pdf'
  | 'pdf-damaged'
  | 'pdf-no-pages'
  | 'pdf-too-many-pages'
  | 'pdf-too-big'
  | 'pdf-locked'

const rejections: Record<RejectionCode, { status: number; title: string; detail: string }> = {
  'file-empty': {
    status: 422,
    title: 'Empty file',
    detail: 'This file is empty. Please choose your policy document again.',
  },
  'file-too-large': {
    status: 413,
    title: 'File Too Large',
    detail: 'Please upload a file smaller than 10MB.',
  },
  'not-a-pdf': {
    status: 415,
    title: 'Invalid File Type',
    detail: 'Please upload a PDF file only.',
  },
  'pdf-damaged': {
    status: 422,
    title: 'Damaged PDF',
    detail:
      'This PDF is damaged or incomplete and cannot be opened. Please download it again from your insurer and upload it once more.',
  },
  'pdf-no-pages': {
    status: 422,
    title: 'PDF without pages',
    detail: 'This PDF has no pages. Please upload your complete policy document.',
  },
  'pdf-too-many-pages': {
    status: 422,
    title: 'Too many pages',
    detail:
      'This PDF has more pages than we can read. Please upload the policy alone, beginning with its declarations page.',
  },
  'pdf-too-big': {
    status: 422,
    title: 'PDF too big to open',
    detail: 'This PDF holds more than we can read. Please upload the declarations pages alone.',
  },
  'pdf-locked': {
    status: 422,
    title: 'PDF locked',
    detail: 'This PDF is locked by a password. Please save a copy without the password and upload that.',
  },
}

export const rejectionCodes = Object.keys(rejections) as RejectionCode[]

export class FileRejected extends AppError {
  readonly rejection: RejectionCode
  constructor(rejection: RejectionCode) {
    super({ code: rejection, ...rejections[rejection] })
    this.rejection = rejection
  }
}

export class FileMissing extends AppError {
  constructor() {
    super({
      code: 'file-missing',
      status: 409,
      title: 'Policy File Required',
      detail: 'We have not received your file. Please upload your policy document to continue.',
    })
  }
}

/** Ours to mend, not the file's fault: the file is kept. */
export class CheckTimedOut extends AppError {
  constructor() {
    super({
      code: 'check-timed-out',
      status: 503,
      title: 'Check took too long',
      detail: 'Checking your file took too long. Please try again in a minute; your file is kept.',
    })
  }
}

export class ReportNotFound extends AppError {
  constructor() {
    super({
      code: 'report-not-found',
      status: 404,
      title: 'Report not found',
      detail: 'We do not know this report. Please upload your policy again.',
    })
  }
}

export class FilenameInvalid extends AppError {
  constructor() {
    super({
      code: 'filename-invalid',
      status: 400,
      title: 'File name not valid',
      detail: 'The name of this file is missing or too long. Please rename it and choose it again.',
    })
  }
}

export class IntakeTooLarge extends AppError {
  constructor() {
    super({
      code: 'form-too-large',
      status: 413,
      title: 'Too much text',
      detail: 'The form holds more text than we can keep. Please shorten your notes.',
    })
  }
}

export class VisitorUnknown extends AppError {
  constructor() {
    super({
      code: 'visitor-unknown',
      status: 400,
      title: 'Browser not known',
      detail:
        'We could not save your progress, because your browser sent no cookie. Please allow cookies for this site.',
    })
  }
}

export class DailyLimitReached extends AppError {
  constructor(limit: number) {
    const analyses = limit === 1 ? '1 free analysis' : `${limit} free analyses`
    super({
      code: 'daily-limit-reached',
      status: 429,
      title: 'Daily limit reached',
      detail: `You have used your ${analyses} for today. Please come back tomorrow; your reports stay where they are.`,
    })
  }
}

/** A step that the submission's state does not allow. */
export class InvalidStep extends AppError {
  constructor({ from, step }: { from: string; step: string }) {
    super({
      code: 'already-submitted',
      status: 409,
      title: 'Already submitted',
      detail: 'This policy was already submitted. To have another one read, please start a new upload.',
      cause: `${step} is not possible when ${from}`,
    })
  }
}
