import { AppError } from '../../errors/app-error.ts'

export const addressInvalid = () =>
  new AppError({
    code: 'file-address-invalid',
    status: 403,
    title: 'Address not valid',
    detail: 'This file address is not valid. Please go back and start again.',
  })

export const addressExpired = () =>
  new AppError({
    code: 'file-address-expired',
    status: 403,
    title: 'Address expired',
    detail: 'This file address has expired. Please go back and start again.',
  })

export const wrongContentType = (expected: string) =>
  new AppError({
    code: 'wrong-content-type',
    status: 415,
    title: 'Wrong type of file',
    detail: `This address takes files of the type ${expected} only. Please choose another file.`,
  })

export const uploadTooLarge = (maxBytes: number) =>
  new AppError({
    code: 'file-too-large',
    status: 413,
    title: 'File too large',
    detail: `Please upload a file smaller than ${Math.max(1, Math.floor(maxBytes / 2 ** 20))}MB.`,
  })

export const sizeDiffers = () =>
  new AppError({
    code: 'file-size-differs',
    status: 400,
    title: 'Another file',
    detail: 'The file is not the one that you chose, or only a part of it arrived. Please choose it again.',
  })

export const alreadyUploaded = () =>
  new AppError({
    code: 'already-uploaded',
    status: 409,
    title: 'Already uploaded',
    detail: 'A file was already uploaded to this address. To send another one, please start again.',
  })

export const uploadInterrupted = (cause: unknown) =>
  new AppError({
    code: 'upload-interrupted',
    status: 400,
    title: 'Upload interrupted',
    detail: 'The upload broke off and nothing was kept. Please try again.',
    cause,
  })

export const tooManyUploads = () =>
  new AppError({
    code: 'too-many-uploads',
    status: 503,
    title: 'Many uploads',
    detail: 'Many people are uploading at this moment. Nothing is lost; please try again in a minute.',
  })

export const fileGone = () =>
  new AppError({
    code: 'file-not-found',
    status: 404,
    title: 'File not found',
    detail: 'This file is no longer there.',
  })
