import { AppError } from '@plainpolicy/platform/errors/app-error'

/** Too many messages from one address or network. */
export class TooManyMessages extends AppError {
  constructor(waitMs: number) {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
    super({
      code: 'too-many-messages',
      status: 429,
      title: 'Too many messages',
      detail: `That was a lot of messages. Please wait ${wordsFor(minutes)} and send this one again.`,
    })
  }
}

function wordsFor(minutes: number): string {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Sent before a person could have written it. Pressing again a moment later is enough. */
export class SentTooFast extends AppError {
  constructor() {
    super({
      code: 'sent-too-fast',
      status: 422,
      title: 'Sent too fast',
      detail: 'This was sent within a moment of opening the page, as programs do. Please press the button once more.',
    })
  }
}
