import { askService, operatorPlace, type Place, type Question } from './ask-service.ts'

export const placeOptions = operatorPlace

/** Asks the payments service as an operator. Throws its words when it refuses. */
export const askPayments = <Answer>(place: Place, question: Omit<Question, 'service'>): Promise<Answer> =>
  askService<Answer>(place, { service: 'payments', ...question })
