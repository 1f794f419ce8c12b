import { AppError } from '@plainpolicy/platform/errors/app-error'

/** Too much from one address or network. Says the same whether there is an account or not. */
export class TooManyAttempts extends AppError {
  constructor(waitMs: number) {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
    super({
      code: 'too-many-attempts',
      status: 429,
      title: 'Too many attempts',
      detail: `That was a lot of attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    })
  }
}

/** The session is over or was never ours; the person signs in again. */
export class SessionEnded extends AppError {
  constructor() {
    super({
      code: 'session-ended',
      status: 401,
      title: 'Session ended',
      detail: 'Your session has ended. Please sign in again.',
    })
  }
}

/** Whoever keeps the people does not answer; nothing about them was told or decided. */
export class ProviderAway extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'sign-in-away',
      status: 503,
      title: 'Accounts cannot be reached',
      detail: 'We cannot reach the accounts at the moment. Nothing is lost: please try again in a minute.',
      cause,
    })
  }
}
