import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '../errors/app-error.ts'
import { asAway } from '../errors/as-away.ts'
import type { Problem } from './problem.ts'

type Fault = Omit<Problem, 'type' | 'message' | 'requestId'>

const notFound = { code: 'not-found', status: 404, title: 'Not found', detail: 'There is nothing at this address.' }
const internal = {
  code: 'internal',
  status: 500,
  title: 'Something went wrong',
  detail: 'Something went wrong on our side. Please try again in a moment.',
}

/** What the framework itself refuses, by status. */
const refusals: Record<number, Omit<Fault, 'status'>> = {
  413: { code: 'too-large', title: 'Too large', detail: 'What you sent is larger than we accept here.' },
  415: { code: 'wrong-type', title: 'Wrong type', detail: 'We cannot read this kind of content.' },
  429: {
    code: 'too-many-requests',
    title: 'Too many requests',
    detail: 'That was a lot at once. Please wait a minute and try again.',
  },
}
const badRequest = { code: 'bad-request', title: 'Bad request', detail: 'We could not understand this request.' }

/** Answers every fault as a problem document. What is not expected is logged and answered without its reason. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const away = asAway(error)
    if (away) request.log.warn({ err: away.cause }, 'what a request needs is away')
    const fault = faultOf(away ?? error)
    if (fault === internal) request.log.error({ err: error }, 'unexpected error')
    return reply
      .status(fault.status)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problem(fault, request))
  })
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).type('application/problem+json').serializer(JSON.stringify).send(problem(notFound, request)),
  )
}

function problem(fault: Fault, request: FastifyRequest): Problem {
  return { type: 'about:blank', message: fault.detail, requestId: request.id, ...fault }
}

function faultOf(error: FastifyError | AppError): Fault {
  if (error instanceof AppError) {
    return { code: error.code, status: error.status, title: error.title, detail: error.detail }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  const status = error.statusCode
  return status && status < 500 ? { status, ...(refusals[status] ?? badRequest) } : internal
}

function invalidRequest(validation: { instancePath: string; message?: string }[]): Fault {
  const errors = validation.slice(0, 20).map(({ instancePath, message }) => {
    return { path: instancePath.replace(/^\//, '').replaceAll('/', '.'), message: message ?? 'Invalid' }
  })
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')
  return { code: 'invalid-request', status: 400, title: 'Invalid request', detail: detail.slice(0, 500), errors }
}
