import { AppError } from '@plainpolicy/platform/errors/app-error'

export const notSignedIn = () =>
  new AppError({ code: 'not-signed-in', status: 401, title: 'Not signed in', detail: 'Please sign in to go on.' })

export const notAllowed = () =>
  new AppError({ code: 'not-allowed', status: 403, title: 'Not allowed', detail: 'This is not open to your account.' })

export const foreignOrigin = () =>
  new AppError({
    code: 'foreign-origin',
    status: 403,
    title: 'Not allowed',
    detail: 'This request did not come from our own pages.',
  })

export const bodyTooLarge = () =>
  new AppError({
    code: 'too-large',
    status: 413,
    title: 'Too large',
    detail: 'What you sent is larger than we accept here.',
  })

export const tooManyStreams = () =>
  new AppError({
    code: 'too-many-streams',
    status: 429,
    title: 'Too many open pages',
    detail:
      'Too many pages are listening at once. Please close some of them; this one goes on asking every few seconds.',
  })

export const serviceAway = (cause: unknown) =>
  new AppError({
    code: 'service-away',
    status: 503,
    title: 'Not reachable',
    detail: 'A part of our service does not answer at the moment. Nothing is lost; please try again in a minute.',
    cause,
  })
