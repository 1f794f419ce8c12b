import { AppError } from '@plainpolicy/platform/errors/app-error'
import type { Language } from '@plainpolicy/platform/report/report-data'
import { statusMessage } from './status-messages.ts'

/** Also for another person's report: nobody learns that it exists. */
export const reportMissing = () =>
  new AppError({
    code: 'report-missing',
    status: 404,
    title: 'Report not found',
    detail: 'Report not found or incomplete. Please try uploading your policy again.',
  })

export const analysisRefused = (failureCode: string | null, language: Language) =>
  new AppError({
    code: failureCode ?? 'analysis-failed',
    status: 422,
    title: 'Analysis failed',
    detail: statusMessage('error', failureCode, language) ?? '',
  })

const nothingThere = (code: string, detail: string) => () =>
  new AppError({ code, status: 404, title: 'Not found', detail })

export const cropMissing = nothingThere('crop-missing', 'There is no picture of this place.')

export const pageMissing = nothingThere('page-missing', 'This report points to nothing on this page.')

export const uploadDeleted = nothingThere('upload-deleted', 'The uploaded file has been deleted')

/** The value is not in what this person may read of the report, or in nothing at all. */
export const valueMissing = nothingThere('value-missing', 'This report has no such value.')

export const tooManyReviews = (perDay: number) =>
  new AppError({
    code: 'too-many-reviews',
    status: 429,
    title: 'Too many at once',
    detail: `You have sent us ${perDay} values within a day. We look at them first; please send more tomorrow.`,
  })

export const nothingToCorrect = () =>
  new AppError({ code: 'not-finished', status: 409, title: 'Not corrected', detail: 'This report is not there yet.' })

export const linkNotReady = () =>
  new AppError({ code: 'report-not-ready', status: 409, title: 'Not shared', detail: 'This report is not there yet.' })

export const linkLocked = () =>
  new AppError({
    code: 'report-locked',
    status: 403,
    title: 'Not shared',
    detail: 'The Enhanced version of this report is not unlocked.',
  })

export const tooManyLinks = (most: number) =>
  new AppError({
    code: 'too-many-links',
    status: 409,
    title: 'Not shared',
    detail: `This report has ${most} links that work. Please withdraw those that are not needed any more.`,
  })
