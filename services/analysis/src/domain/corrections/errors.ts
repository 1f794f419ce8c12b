import { AppError } from '@plainpolicy/platform/errors/app-error'

const refused = (code: string, detail: string) => new AppError({ code, status: 422, title: 'Not corrected', detail })

export const notCorrectable = (path: string) =>
  refused('not-correctable', `${path} is no value that can be corrected: it is worked out, or not read at all.`)

export const notUnderstood = (path: string, value: string) =>
  refused('not-understood', `${path} cannot be ${JSON.stringify(value)}.`)

export const baseMissing = (path: string) =>
  refused('base-missing', `${path} is a percent of a limit that the policy does not state: say the amount, too.`)

export const pageUnsaid = (path: string) =>
  refused('page-unsaid', `The reader found nothing for ${path}: say on which page of the document it stands.`)

export const readingDeleted = () =>
  new AppError({
    code: 'reading-deleted',
    status: 409,
    title: 'Not corrected',
    detail: 'What was read from the document is deleted after 90 days; this report can no longer be corrected.',
  })

export const correctedMeanwhile = () =>
  new AppError({
    code: 'corrected-meanwhile',
    status: 409,
    title: 'Not corrected',
    detail: 'The report is being corrected by others at the same time. Please try again.',
  })

export const notFinished = () =>
  new AppError({
    code: 'not-finished',
    status: 409,
    title: 'Not corrected',
    detail: 'Only a finished analysis can be corrected.',
  })
