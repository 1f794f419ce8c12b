import { AppError } from '@plainpolicy/platform/errors/app-error'

/** The document itself cannot be analysed: trying again will not help. The code travels in AnalysisFailed. */
export class AnalysisRefused extends AppError {
  constructor(code: string, options: { cause?: unknown } = {}) {
    super({ code, status: 422, title: 'Not analysed', detail: `The document was not analysed: ${code}.`, ...options })
  }
}

export const analysisMissing = () =>
  new AppError({
    code: 'analysis-missing',
    status: 404,
    title: 'Not found',
    detail: 'There is no analysis of this report.',
  })

export const notRestartable = (state: string) =>
  new AppError({
    code: 'not-restartable',
    status: 409,
    title: 'Nothing to start again',
    detail: `Only an analysis that failed on our side can be started again; this one is ${state}.`,
  })

export const uploadDeleted = () =>
  new AppError({
    code: 'upload-deleted',
    status: 404,
    title: 'Not found',
    detail: 'The uploaded file has been deleted.',
  })

export const pageMissing = () =>
  new AppError({
    code: 'page-missing',
    status: 404,
    title: 'Not found',
    detail: 'There is no such page.',
  })

/** The upload is there: another try may do it. */
export const pageNotDrawn = () =>
  new AppError({
    code: 'page-not-drawn',
    status: 503,
    title: 'Not drawn',
    detail: 'The page could not be drawn. Please try again in a minute.',
  })
