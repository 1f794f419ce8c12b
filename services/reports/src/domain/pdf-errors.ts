import { AppError } from '@plainpolicy/platform/errors/app-error'

export const reportNotReady = () =>
  new AppError({
    code: 'report-not-ready',
    status: 409,
    title: 'Report not ready',
    detail: 'There is no report to download yet. Please wait until the analysis is complete.',
  })

export const reportLocked = () =>
  new AppError({
    code: 'report-locked',
    status: 403,
    title: 'Report locked',
    detail: 'The Enhanced version of this report is not unlocked.',
  })

export const printerBusy = () =>
  new AppError({
    code: 'printer-busy',
    status: 503,
    title: 'Busy',
    detail: 'Many reports are being prepared at this moment. Please try again in a minute.',
  })
