import { AppError } from './app-error.ts'

/**
 * Something that we need does not answer. Nothing was decided: the same request or event will do well once it is back, so
 * it is neither refused nor given up.
 */
export class DependencyAway extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'service-away',
      status: 503,
      title: 'Not reachable',
      detail: 'A part of our service does not answer at the moment. Nothing is lost; please try again in a minute.',
      cause,
    })
  }
}
